/** Next calls this once when a server starts, whichever way it is started. */
export async function register(): Promise<void> {
  // A constant of the build and no setting: written out here, it keeps Node's modules out of edge bundles.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { log, outliveOutput } = await import('@/lib/log');
    outliveOutput();
    const { cautionsFor, envOrExit, otherSiteUrl } = await import('@/lib/env');
    const { existsSync } = await import('node:fs');
    // Docker and Podman each make one of these files.
    const inContainer = ['/.dockerenv', '/run/.containerenv'].some(existsSync);
    for (const caution of cautionsFor(envOrExit(), inContainer)) log().warn(caution);
    // BUILD_SITE_URL too is a constant of the build (next.config.mjs).
    const other = otherSiteUrl(process.env.BUILD_SITE_URL, process.env.SITE_URL);
    if (other) log().warn(other);
  }
}
