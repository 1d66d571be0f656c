/* The functions that SQL calls. Errors of the server may jump out of any function of its own, so
 * the engine is called between them and never around them. */
/* postgres.h stands before all others. */
/* clang-format off */
#include "postgres.h"

#include "access/detoast.h"
#include "catalog/namespace.h"
#include "fmgr.h"
#include "mb/pg_wchar.h"
#include "miscadmin.h"
#include "utils/builtins.h"
#include "utils/jsonb.h"
/* clang-format on */

#include "judgement.h"

PG_MODULE_MAGIC;

PG_FUNCTION_INFO_V1(shinpan_judge);
PG_FUNCTION_INFO_V1(shinpan_version);

/* Whether the next CHECK_FOR_INTERRUPTS ends the query. Other interrupts, such as news from
 * parallel workers, wait until the judgement is made. */
static bool query_ends(void) {
  return InterruptHoldoffCount == 0 && CritSectionCount == 0 &&
         (ProcDiePending || (QueryCancelPending && QueryCancelHoldoffCount == 0));
}

/* The text in another encoding, with question marks for what that has no characters for. */
static char* converted(const char* text, size_t length, int from, int to, size_t* out_length) {
  const Oid conversion = FindDefaultConversionProc(from, to);
  const size_t room = length * MAX_CONVERSION_GROWTH + 2;
  char* const out = palloc_extended(room, MCXT_ALLOC_HUGE);
  size_t done = 0;
  size_t written = 0;
  if (!OidIsValid(conversion)) {
    ereport(ERROR,
            (errcode(ERRCODE_UNDEFINED_FUNCTION),
             errmsg("default conversion function for encoding \"%s\" to \"%s\" does not exist",
                    pg_encoding_to_char(from),
                    pg_encoding_to_char(to))));
  }
  while (done < length) {
    done += (size_t)pg_do_encoding_conversion_buf(conversion,
                                                  from,
                                                  to,
                                                  (unsigned char*)text + done,
                                                  (int)(length - done),
                                                  (unsigned char*)out + written,
                                                  (int)(room - written),
                                                  true);
    written += strlen(out + written);
    if (done < length) {
      const size_t character = (size_t)pg_encoding_mblen(from, text + done);
      done += Min(character, length - done);
      out[written++] = '?';
    }
  }
  out[written] = '\0';
  *out_length = written;
  return out;
}

/* A server whose encoding is SQL_ASCII does not know what its texts are written in: such text goes
 * through as it is. */
static bool is_unicode(void) {
  const int encoding = GetDatabaseEncoding();
  return encoding == PG_UTF8 || encoding == PG_SQL_ASCII;
}

/* What the argument says, in UTF-8; NULL where it is null. */
static const char* text_argument(FunctionCallInfo fcinfo, int number, size_t* length) {
  text* given;
  *length = 0;
  if (PG_ARGISNULL(number)) {
    return NULL;
  }
  given = PG_GETARG_TEXT_PP(number);
  *length = VARSIZE_ANY_EXHDR(given);
  return is_unicode()
             ? VARDATA_ANY(given)
             : converted(VARDATA_ANY(given), *length, GetDatabaseEncoding(), PG_UTF8, length);
}

static struct shinpan_question question_of(FunctionCallInfo fcinfo) {
  struct shinpan_question out = {0};
  if (toast_raw_datum_size(PG_GETARG_DATUM(0)) - VARHDRSZ <= SHINPAN_LONGEST_RECORD) {
    out.record = text_argument(fcinfo, 0, &out.record_length);
  }
  out.rules = text_argument(fcinfo, 1, &out.rules_length);
  out.nodes = PG_ARGISNULL(2) ? 0 : PG_GETARG_INT64(2);
  out.strict = !PG_ARGISNULL(3) && PG_GETARG_BOOL(3);
  out.lang = text_argument(fcinfo, 4, &out.lang_length);
  return out;
}

/* The text as the server keeps it, or NULL when there is no room; `text` is freed. jsonb knows no
 * character zero, and a text of jsonb that cannot be read would end the query. */
static char* taken(char* text) {
  const size_t length = strlen(text);
  char* const out = palloc_extended(length + 1, MCXT_ALLOC_NO_OOM | MCXT_ALLOC_HUGE);
  size_t i;
  if (out != NULL) {
    memcpy(out, text, length + 1);
  }
  free(text);
  for (i = 0; out != NULL && i < length; ++i) {
    if (out[i] == '\\') {
      if (strncmp(out + i, "\\u0000", 6) == 0) {
        memcpy(out + i, "\\u003f", 6);
      }
      ++i; /* what stands behind it is no beginning of an escape */
    }
  }
  return out;
}

Datum shinpan_judge(PG_FUNCTION_ARGS) {
  struct shinpan_question question;
  enum shinpan_ending ending;
  char* answer = NULL;
  size_t length;
  Datum verdict;
  if (PG_ARGISNULL(0)) {
    PG_RETURN_NULL();
  }
  question = question_of(fcinfo);
  ending = shinpan_judgement(&question, query_ends, &answer);
  if (ending == SHINPAN_STOPPED) {
    CHECK_FOR_INTERRUPTS();
    ereport(ERROR, (errcode(ERRCODE_QUERY_CANCELED), errmsg("the judgement was stopped")));
  }
  answer = ending == SHINPAN_ANSWERED ? taken(answer) : NULL;
  if (answer == NULL) {
    ereport(ERROR, (errcode(ERRCODE_OUT_OF_MEMORY), errmsg("out of memory")));
  }
  if (!is_unicode()) {
    answer = converted(answer, strlen(answer), PG_UTF8, GetDatabaseEncoding(), &length);
  }
  verdict = DirectFunctionCall1(jsonb_in, CStringGetDatum(answer));
  return DirectFunctionCall2(
      jsonb_delete, verdict, PointerGetDatum(cstring_to_text("milliseconds")));
}

Datum shinpan_version(PG_FUNCTION_ARGS) {
  (void)fcinfo;
  PG_RETURN_TEXT_P(cstring_to_text(shinpan_engine_version()));
}
