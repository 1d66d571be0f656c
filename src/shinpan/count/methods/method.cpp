#include "shinpan/count/methods/method.hpp"

namespace shinpan::count {

std::string_view method_id(Method method) {
  switch (method) {
    case Method::Territory:
      return "territory";
    case Method::Japanese:
      return "japanese";
    case Method::Area:
      return "area";
    case Method::Chinese:
      return "chinese";
    case Method::Aga:
      return "aga";
    case Method::Bowl:
      return "bowl";
    case Method::Ing:
      return "ing";
    case Method::Stones:
      return "stones";
    case Method::StonesTaxed:
      return "stones-taxed";
    case Method::Filling:
      return "filling";
    case Method::Button:
      return "button";
  }
  return {};
}

std::optional<Method> method_of(std::string_view id) {
  for (const Method method : kMethods) {
    if (method_id(method) == id) {
      return method;
    }
  }
  return std::nullopt;
}

}  // namespace shinpan::count
