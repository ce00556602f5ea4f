/** Next calls this once when a server starts, whichever way it is started. */
export async function register(): Promise<void> {
  // A constant of the build and no setting: written out here, it keeps Node's modules out of edge bundles.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { envOrExit, otherSiteUrl } = await import('@/lib/env');
    envOrExit();
    // BUILD_SITE_URL too is a constant of the build (next.config.mjs).
    const caution = otherSiteUrl(process.env.BUILD_SITE_URL, process.env.SITE_URL);
    if (!caution) return;
    const { log } = await import('@/lib/log');
    log().warn(caution);
  }
}
