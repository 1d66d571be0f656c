/* Shinpan for C, and through it for every language that can call C: a referee for finished games of
 * Go.
 *
 * shinpan_call answers whatever the library can be asked, in JSON. The typed functions below it do
 * the everyday work without JSON: play a game under a rule set, judge it or a record, look at points
 * and sums.
 *
 * Text is UTF-8. Lengths are in bytes; SHINPAN_TO_ZERO stands for the length of text that ends with
 * a zero byte. Columns and rows count from 0 at the top left corner. Points and komi are counted in
 * half points: komi 6.5 is 13.
 *
 * Ownership: what a function returns without const is the caller's, to be given back to the function
 * named with it; what it returns as const char * belongs to the object it was asked of, or to the
 * library, and lives as long. What is passed in stays the caller's and is not kept.
 *
 * Nothing is thrown, printed or ended by these functions. NULL where an object is expected is
 * answered as said in each place; giving NULL back is allowed. Any functions may run at the same time
 * in different threads, as long as no object is changed by one thread while another uses it:
 * functions that take a const object only look at it.
 */
#ifndef SHINPAN_H
#define SHINPAN_H

#include <stddef.h>
#include <stdint.h>

#define SHINPAN_API __attribute__((visibility("default")))

#ifdef __cplusplus
extern "C" {
#endif

/* Grows with every function that is added; a library of the same soname has at least as much. */
#define SHINPAN_API_VERSION 1

#define SHINPAN_TO_ZERO SIZE_MAX

/* The SHINPAN_API_VERSION that the library was built with. */
SHINPAN_API int shinpan_api_version(void);

/* The version of the library, such as "0.1.0". */
SHINPAN_API const char *shinpan_version(void);

/* --- Everything, in JSON ------------------------------------------------------------------------ */

/* Answers a request, {"call": "judge", "record": "(;SZ[9]...)"} for instance; docs/en/engine.md
 * lists the calls and their fields. What is wrong with the request is an answer too: {"error":
 * {"code", "message", "move"}}; NULL counts as an empty request. Returns one line of JSON that ends
 * with a zero byte, for shinpan_free; NULL when there is no memory for it. */
SHINPAN_API char *shinpan_call(const char *request, size_t length);

SHINPAN_API void shinpan_free(char *text);

/* --- Rule sets ---------------------------------------------------------------------------------- */

/* How many rule sets there are. */
SHINPAN_API size_t shinpan_rules_count(void);

/* The identifier of one, such as "japanese-1989"; NULL from shinpan_rules_count on. */
SHINPAN_API const char *shinpan_rules_id(size_t index);

/* The identifier of the rule set that a name stands for: ours, an alias, or what SGF, OGS or KataGo
 * call it. NULL when no rule set has that name, or without one. */
SHINPAN_API const char *shinpan_rules_find(const char *name);

/* Its komi in half points, where a game states none; INT32_MIN when no rule set has that name, or
 * without one. */
SHINPAN_API int32_t shinpan_rules_komi(const char *name);

/* --- Games -------------------------------------------------------------------------------------- */

typedef enum shinpan_stone {
  SHINPAN_EMPTY = 0,
  SHINPAN_BLACK = 1,
  SHINPAN_WHITE = 2,
  SHINPAN_OUTSIDE = 3 /* no point of the board */
} shinpan_stone;

/* Why a move may not be made. */
typedef enum shinpan_refusal {
  SHINPAN_LEGAL = 0,
  SHINPAN_REFUSED_OUTSIDE = 1,
  SHINPAN_REFUSED_OCCUPIED = 2,
  SHINPAN_REFUSED_KO = 3,
  SHINPAN_REFUSED_SUICIDE = 4,
  SHINPAN_REFUSED_POSITIONAL_REPETITION = 5,
  SHINPAN_REFUSED_SITUATIONAL_REPETITION = 6,
  SHINPAN_REFUSED_ARGUMENT = 7, /* no game, or a colour that does not fit */
  SHINPAN_REFUSED_MEMORY = 8
} shinpan_refusal;

typedef struct shinpan_game shinpan_game;

/* An empty board of 1x1 to 25x25 points, Black to play. `rules` as for shinpan_rules_find; NULL:
 * japanese-1989. NULL when one of them does not exist or there is no memory. */
SHINPAN_API shinpan_game *shinpan_game_new(int columns, int rows, const char *rules);
/* NULL without a game, or where there is no memory. */
SHINPAN_API shinpan_game *shinpan_game_copy(const shinpan_game *game);
SHINPAN_API void shinpan_game_free(shinpan_game *game);

/* Makes a move if the rule set allows it; a refused one changes nothing. Either side may move. */
SHINPAN_API shinpan_refusal shinpan_game_play(shinpan_game *game, shinpan_stone color, int column,
                                              int row);
SHINPAN_API shinpan_refusal shinpan_game_pass(shinpan_game *game, shinpan_stone color);

/* Whether the move may be made. */
SHINPAN_API shinpan_refusal shinpan_game_check(const shinpan_game *game, shinpan_stone color,
                                               int column, int row);

/* Puts a stone down, or with SHINPAN_EMPTY takes one off, as setup: nothing is captured, and what
 * was played before no longer counts for ko and repetition. */
SHINPAN_API shinpan_refusal shinpan_game_put(shinpan_game *game, shinpan_stone stone, int column,
                                             int row);

/* Takes the last move back; 0 when there is none since the start or the last setup,
 * or without a game. */
SHINPAN_API int shinpan_game_undo(shinpan_game *game);

/* 0 without a game. */
SHINPAN_API int shinpan_game_columns(const shinpan_game *game);
SHINPAN_API int shinpan_game_rows(const shinpan_game *game);
SHINPAN_API size_t shinpan_game_moves(const shinpan_game *game);

/* Whose turn it is. SHINPAN_OUTSIDE without a game. */
SHINPAN_API shinpan_stone shinpan_game_to_play(const shinpan_game *game);

/* SHINPAN_OUTSIDE without a game. */
SHINPAN_API shinpan_stone shinpan_game_stone(const shinpan_game *game, int column, int row);

/* The liberties of the chain there; 0 where no stone is, or without a game. */
SHINPAN_API int shinpan_game_liberties(const shinpan_game *game, int column, int row);

/* How many stones of this colour were taken by play; 0 without a game. */
SHINPAN_API int shinpan_game_captured(const shinpan_game *game, shinpan_stone color);

/* --- Verdicts ----------------------------------------------------------------------------------- */

/* What is asked of a judgement. Begin with SHINPAN_JUDGE_DEFAULTS. */
typedef struct shinpan_judge_options {
  size_t size;             /* of this struct, which may grow at its end */
  const char *rules;       /* NULL: those of the record or the game, else japanese-1989 */
  int32_t komi;            /* in half points; INT32_MIN: that of the record, else of the rules */
  int strict;              /* not 0: exactly as it stands, neutral points stay unfilled */
  uint64_t nodes;          /* limit in search nodes; 0: none */
  int64_t milliseconds;    /* limit of time; 0: none; -1: ten seconds, or none with nodes */
  uint64_t seed;           /* of the estimate */
  const char *dead;        /* stones agreed dead, "D4,Q16"; NULL: none */
  const char *alive;       /* stones agreed alive */
} shinpan_judge_options;

#define SHINPAN_JUDGE_DEFAULTS \
  { sizeof(shinpan_judge_options), NULL, INT32_MIN, 0, 0, -1, 1, NULL, NULL }

typedef enum shinpan_status {
  SHINPAN_NO_STONE = 0,
  SHINPAN_ALIVE = 1,
  SHINPAN_SEKI = 2,
  SHINPAN_DEAD = 3,
  SHINPAN_UNDECIDED = 4
} shinpan_status;

typedef enum shinpan_owner {
  SHINPAN_NOBODY = 0, /* neutral, or no point of the board */
  SHINPAN_OF_BLACK = 1,
  SHINPAN_OF_WHITE = 2,
  SHINPAN_LIVING_STONE = 3
} shinpan_owner;

typedef struct shinpan_verdict shinpan_verdict;

/* Judges the end of the first game of a record, in any format that Shinpan reads. `options` may be
 * NULL. NULL when it cannot be judged; then *error, unless `error` is NULL, is the reason in English,
 * for shinpan_free, or NULL when there was no memory. */
SHINPAN_API shinpan_verdict *shinpan_judge_record(const char *record, size_t length,
                                                  const shinpan_judge_options *options,
                                                  char **error);

/* Judges the position of a game as its end. */
SHINPAN_API shinpan_verdict *shinpan_judge_game(const shinpan_game *game,
                                                const shinpan_judge_options *options, char **error);
SHINPAN_API void shinpan_verdict_free(shinpan_verdict *verdict);

/* "B+2.5", "W+1", "0", "void", "both-lose", "?"; "B+" for equal sums that the rule set gives to
 * Black. Empty without a verdict. */
SHINPAN_API const char *shinpan_verdict_result(const shinpan_verdict *verdict);

/* The object of `shinpan judge --json`. Empty without a verdict. */
SHINPAN_API const char *shinpan_verdict_json(const shinpan_verdict *verdict);

/* Not 0 when no status rests on an estimate; 0 without a verdict. */
SHINPAN_API int shinpan_verdict_proved(const shinpan_verdict *verdict);

/* 0 when borders are open or a fate hangs on who moves, or without a verdict. */
SHINPAN_API int shinpan_verdict_finished(const shinpan_verdict *verdict);

/* A side's sum in half points, komi included; 0 without a verdict. */
SHINPAN_API int32_t shinpan_verdict_total(const shinpan_verdict *verdict, shinpan_stone color);

/* SHINPAN_NO_STONE and SHINPAN_NOBODY outside the board, or without a verdict. */
SHINPAN_API shinpan_status shinpan_verdict_status(const shinpan_verdict *verdict, int column,
                                                  int row);
SHINPAN_API shinpan_owner shinpan_verdict_owner(const shinpan_verdict *verdict, int column,
                                                int row);

#ifdef __cplusplus
}
#endif

#endif
