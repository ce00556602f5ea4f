import type { CDPSession } from '@playwright/test';

/** A phone's network. `reading` is how many milliseconds a visitor reads after the load before tapping a link. */
export type Network = { name: string; down: number; up: number; latency: number; reading: number };

/** In bits per second and milliseconds. */
export const networks: readonly Network[] = [
  { name: 'slow 4G', down: 1_600_000, up: 750_000, latency: 150, reading: 5000 },
  { name: '3G', down: 400_000, up: 400_000, latency: 400, reading: 10_000 },
];

/** Puts the page on that network, on a phone four times slower than this machine. */
export async function slowDown(session: CDPSession, { down, up, latency }: Network): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
}
