#pragma once

#include <string>

namespace gm::web {

/// The page of a stored mail, fit to stand within a page of the site: its known elements and classes, no style or
/// script, and of pictures only drawn shapes. Whatever a game master's own template did, nothing in it runs, and
/// nothing is fetched. Numbers stand in cells of class `n`, fixed-width text in class `mono`.
std::string article_of(const std::string& mail_html);

}  // namespace gm::web
