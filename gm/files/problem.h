#pragma once

#include <filesystem>
#include <string>
#include <utility>

#include "orders/problem.h"

namespace gm {

/// What is wrong with a file or folder, said of it.
inline orders::Problem problem_with(const std::filesystem::path& path, std::string what, std::string advice = {}) {
    orders::Problem problem = orders::invalid(std::move(what), std::move(advice));
    problem.file = path.string();
    return problem;
}

}  // namespace gm
