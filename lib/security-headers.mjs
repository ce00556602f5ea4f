/**
 * Headers of every response, for next.config.mjs. Pages state their Content-Security-Policy themselves
 * (delivery/steps/policy.ts).
 * @type {Record<string, string>}
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Headers of pages and the API. They protect what is shown as a document or runs scripts. Files have a policy that
 * forbids both, and the data of client-side navigations (requests with the header `rsc`) is never shown. There, these
 * headers would waste half a kilobyte per response.
 * @type {Record<string, string>}
 */
export const documentHeaders = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  // Browsers ignore this directive in a meta element.
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** For data and files, which never load or frame anything. */
export const bareContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";

export const workerContentSecurityPolicy =
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'";

/** Two years. Sent only when SITE_URL is https. */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains';
