// Google Benchmark chooses and runs; what came out is a row a benchmark, a line of JSON each, added to the file that
// GM_BENCH_ROWS names. table.py makes the table of these and of those web.py adds.

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <fstream>
#include <iostream>

#include <nlohmann/json.hpp>

namespace {

class Rows : public benchmark::BenchmarkReporter {
public:
    bool ReportContext(const Context& /*context*/) override { return true; }

    void ReportRuns(const std::vector<Run>& runs) override {
        for (const Run& run : runs) {
            nlohmann::json row = {{"what", run.run_name.function_name}};
            for (const auto& [name, value] : run.counters) row[name] = value.value;
            if (const std::string wrong = error_of(run); !wrong.empty()) row["error"] = wrong;
            std::cerr << row.dump() << '\n';
            if (const char* file = std::getenv("GM_BENCH_ROWS")) std::ofstream(file, std::ios::app) << row << '\n';
        }
    }

private:
    /// Newer versions of the library call it otherwise.
    template <class AnyRun>
    static std::string error_of(const AnyRun& run) {
        if constexpr (requires { run.error_message; }) {
            return run.error_occurred ? run.error_message : "";
        } else {
            return run.skip_message;
        }
    }
};

}  // namespace

int main(int count, char** words) {
    benchmark::Initialize(&count, words);
    if (benchmark::ReportUnrecognizedArguments(count, words)) return EXIT_FAILURE;
    Rows rows;
    const bool any = benchmark::RunSpecifiedBenchmarks(&rows) > 0;
    return any ? EXIT_SUCCESS : EXIT_FAILURE;
}
