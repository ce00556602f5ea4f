-- Requests the paths in a file, one per line, in turn. wrk itself knows only one.
local requests = {}
local turn = 0

function init(args)
  local headers = { ["accept-encoding"] = "gzip, br" }
  for path in io.lines(args[1]) do requests[#requests + 1] = wrk.format("GET", path, headers) end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end
