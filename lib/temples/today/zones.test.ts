/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

// A process keeps the zone it was started with, so each zone has its own.
async function statusesIn(zone: string): Promise<{ clock: string; lines: string[] }> {
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', 'lib/temples/today/print-statuses.mts'],
    {
      env: { ...process.env, TZ: zone },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout);
}

const clocks = {
  'Asia/Kolkata': '10 17:30',
  UTC: '10 12:0',
  'America/Los_Angeles': '10 4:0',
  'Pacific/Kiritimati': '11 2:0',
  'Europe/London': '10 12:0',
};

test('the status is the same wherever the phone is', async () => {
  const [india, ...others] = await Promise.all(Object.keys(clocks).map(statusesIn));
  expect([india, ...others].map((zone) => zone?.clock)).toEqual(Object.values(clocks));
  expect(india?.lines.length).toBeGreaterThan(1500);
  for (const { lines } of others) expect(lines).toEqual(india?.lines);
}, 60_000);
