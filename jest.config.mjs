import nextJest from 'next/jest.js';

// Far from India, with summer time: what is open must not depend on the clock of the machine.
process.env.TZ = 'Pacific/Auckland';

export default nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  clearMocks: true,
  restoreMocks: true,
  setupFilesAfterEnv: ['<rootDir>/e2e/support/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: ['<rootDir>/node_modules/', '<rootDir>/.next/', '<rootDir>/e2e/'],
});
