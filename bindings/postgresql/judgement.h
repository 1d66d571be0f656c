/* What stands between the server, whose errors jump over frames, and the engine, whose frames must
 * not be jumped over: nothing in here knows PostgreSQL, and nothing throws. */
#ifndef SHINPAN_POSTGRESQL_JUDGEMENT_H
#define SHINPAN_POSTGRESQL_JUDGEMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define SHINPAN_NOTHROW noexcept
extern "C" {
#else
#define SHINPAN_NOTHROW
#endif

/* Texts are UTF-8; NULL stands for what is not given. */
struct shinpan_question {
  const char* record; /* NULL: it was longer than SHINPAN_LONGEST_RECORD and is not here */
  size_t record_length;
  const char* rules; /* a name, or the JSON of a rule set */
  size_t rules_length;
  const char* lang;
  size_t lang_length;
  int64_t nodes;
  bool strict;
};

/* In bytes. Reading a record may take a hundred times as much room. */
enum {
  SHINPAN_LONGEST_RECORD = 4 << 20
};

enum shinpan_ending {
  SHINPAN_ANSWERED,
  SHINPAN_STOPPED,  /* because `stop` said so: there is no answer */
  SHINPAN_NO_MEMORY /* neither */
};

/* Judges. The answer is JSON that ends with a zero byte, for free(). `stop` is asked all the while,
 * some thousand times a second. */
enum shinpan_ending shinpan_judgement(const struct shinpan_question* question,
                                      bool (*stop)(void),
                                      char** answer) SHINPAN_NOTHROW;

/* Ends with a zero byte and stays. */
const char* shinpan_engine_version(void) SHINPAN_NOTHROW;

#ifdef __cplusplus
}
#endif

#endif
