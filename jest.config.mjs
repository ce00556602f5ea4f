import nextJest from 'next/jest.js';

// Far from India and with daylight saving: opening hours must not depend on the machine's time zone.
process.env.TZ = 'Pacific/Auckland';

export default nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  clearMocks: true,
  restoreMocks: true,
  setupFilesAfterEnv: ['<rootDir>/e2e/support/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: ['<rootDir>/e2e/'],
});
