/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@libsql/client', 'libsql', '@node-rs/argon2', 'pg', 'pino'],
  async rewrites() {
    return {
      // The coming-soon variants are prerendered pages of their own: a page that reads the query would be dynamic.
      beforeFiles: ['donation', 'trip'].map((type) => ({
        source: '/under-development/:templeId',
        has: [{ type: 'query', key: 'type', value: type }],
        destination: `/under-development/:templeId/${type}`,
      })),
      // Ids that no temple has share one prerendered answer each, so that nothing is rendered or kept per unknown id.
      fallback: [
        { source: '/holyheaven/:templeId', destination: '/holyheaven/unknown' },
        { source: '/holyheaven/donation/:templeId', destination: '/holyheaven/donation/unknown' },
        { source: '/holyheaven/plan-trips/:templeId', destination: '/holyheaven/plan-trips/unknown' },
        { source: '/under-development/:templeId', destination: '/under-development/unknown' },
        {
          source: '/under-development/:templeId/:type(donation|trip)',
          destination: '/under-development/unknown/:type',
        },
      ],
    };
  },
};
