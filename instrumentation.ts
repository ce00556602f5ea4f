/** Next calls this once when a server starts, whichever way it is started. */
export async function register(): Promise<void> {
  // A constant of the build and no setting: written out here, it keeps Node's modules out of edge bundles.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { outliveOutput } = await import('@/lib/log');
    outliveOutput();
    const { envOrExit } = await import('@/lib/env');
    envOrExit();
  }
}
