/**
 * Headers of every response, in one place for next.config.mjs (pages, files, edge hosts) and the hosts (what Next
 * never sees). Pages bring a Content-Security-Policy of their own from delivery/steps/policy.ts.
 * @type {Record<string, string>}
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Headers of every response but the data of client-side navigations, which is asked for with the header `rsc`, never
 * shown as a document, and which they would make half as long again.
 * @type {Record<string, string>}
 */
export const documentHeaders = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'camera',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
    'gyroscope',
    'idle-detection',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/** For whatever is no page: data and files never load or frame anything. */
export const bareContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Two years, sent only where the site is known to be reached over TLS (SITE_URL is https). */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains';
