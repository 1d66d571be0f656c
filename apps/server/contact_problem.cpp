#include "server/contact_problem.hpp"

#include "shinpan/api/json_writer.hpp"
#include "shinpan/explain/phrase.hpp"

namespace shinpan::server {
namespace {

struct Entry {
  int status;
  const char* id;
  explain::Phrase text;
};

Entry entry_of(ContactProblem problem) {
  switch (problem) {
    case ContactProblem::NotTaken:
      return {404,
              "contacts-not-taken",
              {"This server takes no contacts; the leaflet is to be had without leaving any.",
               "Этот сервер не принимает контактов; памятка доступна и без них."}};
    case ContactProblem::BadEmail:
      return {400,
              "bad-email",
              {"This is no e-mail address. Write it like name@example.org.",
               "Это не адрес почты. Запишите его как name@example.org."}};
    case ContactProblem::BadChannel:
      return {
          400,
          "bad-channel",
          {"The channel cannot be used. Choose one of those offered and say how to reach you "
           "there, in at most 100 characters.",
           "Такой способ связи не годится. Выберите один из предложенных и укажите, как вас там "
           "найти, не длиннее 100 знаков."}};
    case ContactProblem::NoConsent:
      return {400,
              "no-consent",
              {"Nothing is kept without your consent. Tick the box, or take the leaflet without "
               "leaving anything.",
               "Без вашего согласия ничего не хранится. Отметьте согласие или возьмите памятку, "
               "ничего не оставляя."}};
    case ContactProblem::OtherSite:
      return {
          403,
          "other-site",
          {"The request does not come from a page of this site. Open the form here and send it "
           "again.",
           "Запрос пришёл не со страницы этого сайта. Откройте форму здесь и отправьте снова."}};
    case ContactProblem::StaleForm:
      return {403,
              "stale-form",
              {"The form has been open too long. Load the page again and send it once more.",
               "Форма открыта слишком давно. Обновите страницу и отправьте снова."}};
    case ContactProblem::TooOften:
      return {429,
              "too-often",
              {"That was often enough for now. Try again in an hour.",
               "Пока достаточно. Повторите через час."}};
    case ContactProblem::TooLarge:
      return {413,
              "too-large",
              {"The request is too large. A contact takes a few lines.",
               "Запрос слишком велик. Контакту хватает нескольких строк."}};
    case ContactProblem::NotFound:
      return {404,
              "no-such-contact",
              {"Nothing is kept under this code: it was withdrawn, its time is over, or the "
               "code is another.",
               "Под этим кодом ничего не хранится: запись отозвана, её срок вышел или код "
               "другой."}};
    case ContactProblem::BadRequest:
      break;
  }
  return {400,
          "bad-request",
          {"The request cannot be read. Send a JSON object with the fields of this address.",
           "Запрос не читается. Пришлите объект JSON с полями этого адреса."}};
}

}  // namespace

const char* contact_problem_id(ContactProblem problem) {
  return entry_of(problem).id;
}

Answer contact_failure(ContactProblem problem, explain::Language language) {
  const Entry entry = entry_of(problem);
  api::JsonWriter json;
  json.open_object().key("error").open_object();
  json.key("code").text(entry.id);
  json.key("message").text(explain::in(language, entry.text));
  json.key("move").integer(0);
  json.close_object().close_object();
  Answer out{entry.status, kJson, json.str() + '\n'};
  if (problem == ContactProblem::TooOften) {
    out.headers.emplace_back("Retry-After", "3600");
  }
  return out;
}

}  // namespace shinpan::server
