-- Load for `shinpan serve`: good, broken and too large records mixed.
--   wrk -t2 -c16 -d30m --latency -s tests/measure/serve_load.lua http://127.0.0.1:8080/v1/judge
local function read(name)
  local file = assert(io.open(name, "rb"))
  local text = file:read("*a")
  file:close()
  return text
end

local games = { read("examples/game-9x9.sgf"), read("examples/game-13x13.sgf"), read("examples/game-19x19.sgf") }
local lines = '{"record": "(;SZ[5];B[cc])"}\n{"record": 7}\nnonsense\n'
local broken = { "nonsense", "", "(;SZ[99])", games[1]:sub(1, 200), string.rep("(;", 100000), string.rep("\0\255", 5000) }
local huge = string.rep("x", 5 * 1024 * 1024)
local count = 0

request = function()
  count = count + 1
  if count % 500 == 0 then
    return wrk.format("POST", nil, { ["Content-Type"] = "application/x-go-sgf" }, huge)
  end
  if count % 7 == 0 then
    return wrk.format("POST", nil, { ["Content-Type"] = "application/x-ndjson" }, lines)
  end
  if count % 3 == 0 then
    return wrk.format("POST", nil, { ["Content-Type"] = "application/x-go-sgf" }, broken[count % #broken + 1])
  end
  -- Another seed each time, so that the answer is not the one kept.
  local path = wrk.path .. "?seed=" .. count
  return wrk.format("POST", path, { ["Content-Type"] = "application/x-go-sgf" }, games[count % #games + 1])
end
