-- Requests the paths in a file, one per line, in turn. Prints the outcome as one line of JSON.
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

function done(summary, latency)
  local errors = summary.errors
  local failures = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    '{"perSecond":%.1f,"p99":%.2f,"failures":%d}\n',
    summary.requests / summary.duration * 1e6, latency:percentile(99) / 1000, failures
  ))
end
