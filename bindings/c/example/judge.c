#include <shinpan.h>

#include <stdio.h>

int main(void) {
  const char *record = "(;SZ[5]KM[0.5]AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce];B[];W[])";
  shinpan_verdict *verdict = shinpan_judge_record(record, SHINPAN_TO_ZERO, NULL, NULL);
  if (verdict == NULL) {
    return 1;
  }
  printf("%s by %s\n", shinpan_verdict_result(verdict), shinpan_version());
  shinpan_verdict_free(verdict);
  return 0;
}
