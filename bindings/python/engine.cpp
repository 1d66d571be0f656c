// The part of the Python package that is not Python: the one call, and the version.
#include "shinpan/api/call.hpp"
#include "shinpan/base/version.hpp"

#include <pybind11/pybind11.h>
#include <string>

namespace py = pybind11;

namespace {

// Without the lock of the interpreter: other threads go on while the engine works.
std::string call(const std::string& request) {
  const py::gil_scoped_release others_go_on;
  return shinpan::api::call(request);
}

}  // namespace

PYBIND11_MODULE(_engine, module) {
  module.doc() = "The engine of the package shinpan.";
  module.def("call",
             &call,
             py::arg("request"),
             "Answers a request in JSON with one line of JSON; what is wrong is an answer too.");
  module.def(
      "version", [] { return shinpan::base::kVersion; }, "The version of the engine.");
}
