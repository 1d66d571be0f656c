#include "server/contact_policy.hpp"

#include "shinpan/explain/phrase.hpp"

namespace shinpan::server {

namespace {

constexpr explain::Phrase kPolicy = {
    "What becomes of your data\n"
    "\n"
    "Who is responsible: {operator}. Questions about data: {contact}.\n"
    "\n"
    "What is kept: the e-mail address and the one channel that you entered, the language of the "
    "page and the time. Nothing else is written down, and nothing of what you read. The network "
    "address of your device stays in memory for an hour, so that nobody sends requests without "
    "end, and is then forgotten.\n"
    "\n"
    "What for: to send you news of the Atlas and its leaflet. Nobody else is given it. Your "
    "consent is the only ground for it; the leaflet and the whole Atlas are to be had without it.\n"
    "\n"
    "How long: {days} days at most. Then the server deletes it by itself.\n"
    "\n"
    "Your rights: with the code that you are given once you see what is kept, take a copy of it "
    "and withdraw your consent, at any time and without a reason; what was kept is deleted at "
    "once. "
    "Whoever has lost the code writes to {contact}.\n",
    "Что происходит с вашими данными\n"
    "\n"
    "Кто отвечает: {operator}. Вопросы о данных: {contact}.\n"
    "\n"
    "Что хранится: адрес почты и один способ связи, которые вы указали, язык страницы и время. "
    "Больше ничего не записывается, в том числе то, что вы читали. Сетевой адрес вашего устройства "
    "час остаётся в памяти, чтобы никто не слал запросы без конца, и затем забывается.\n"
    "\n"
    "Для чего: чтобы прислать вам новости Атласа и памятки. Никому другому данные не передаются. "
    "Единственное основание — ваше согласие; памятка и весь Атлас доступны и без него.\n"
    "\n"
    "Сколько: не дольше {days} дней. Потом сервер удаляет их сам.\n"
    "\n"
    "Ваши права: с кодом, который выдаётся один раз, можно посмотреть, что хранится, взять копию и "
    "отозвать согласие — в любое время и без причины; данные при этом сразу удаляются. Если код "
    "потерян, напишите: {contact}.\n"};

}  // namespace

std::string contact_policy(explain::Language language,
                           const std::string& operator_name,
                           const std::string& contact,
                           int days) {
  return explain::say(
      language,
      kPolicy,
      {{"operator", operator_name}, {"contact", contact}, {"days", std::to_string(days)}});
}

}  // namespace shinpan::server
