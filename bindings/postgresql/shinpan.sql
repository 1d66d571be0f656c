\echo Use "CREATE EXTENSION shinpan" to load this file. \quit

-- The verdict on the final position of a game record: the object of `shinpan judge --json --nodes N`
-- without the time that it took, which would not be the same tomorrow. What is wrong with the record
-- or with the terms is a value too, an object with "error", so that one bad record spoils no query.
-- NULL for no record.
--
-- Neither a clock nor a setting has a say, so the answer is immutable for a version of the
-- extension. An update may change verdicts: build indexes and generated columns anew.
--
-- COST is in units of cpu_operator_cost. A judgement takes tens of milliseconds, more than reading
-- many pages; only a planner that knows it asks its workers for help.
CREATE FUNCTION shinpan_judge(
  sgf text,
  rules text DEFAULT NULL,
  nodes bigint DEFAULT 20000,
  strict boolean DEFAULT false,
  lang text DEFAULT 'en')
RETURNS jsonb
AS 'MODULE_PATHNAME'
LANGUAGE C IMMUTABLE PARALLEL SAFE COST 1000000;

COMMENT ON FUNCTION shinpan_judge(text, text, bigint, boolean, text) IS
  'the verdict on the final position of a game of Go';

CREATE FUNCTION shinpan_version()
RETURNS text
AS 'MODULE_PATHNAME'
LANGUAGE C IMMUTABLE PARALLEL SAFE;

COMMENT ON FUNCTION shinpan_version() IS 'the version of the engine that answers';
