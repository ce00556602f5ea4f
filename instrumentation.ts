/** Next calls this once when a server starts, however it is started. */
export async function register(): Promise<void> {
  // A build-time constant, not a setting. Read here, it keeps Node's modules out of edge bundles.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { log, outliveOutput } = await import('@/lib/log');
    outliveOutput();
    const { cautionsFor, envOrExit, needsBuild } = await import('@/lib/env');
    const { existsSync } = await import('node:fs');
    // Docker and Podman each make one of these files.
    const inContainer = ['/.dockerenv', '/run/.containerenv'].some(existsSync);
    for (const caution of cautionsFor(envOrExit(), inContainer)) log().warn(caution);
    // These two are build-time constants too (next.config.mjs).
    const built = { SITE_URL: process.env.BUILD_SITE_URL, AUTH_API_URL: process.env.BUILD_AUTH_API_URL };
    const { SITE_URL, AUTH_API_URL } = process.env;
    if (needsBuild(built, { SITE_URL, AUTH_API_URL }))
      log().warn('The pages were built with another SITE_URL, or with or without AUTH_API_URL: build again');
  }
}
