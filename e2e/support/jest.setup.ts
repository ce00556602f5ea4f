import '@testing-library/jest-dom';

// React and the browser report problems through console.error and console.warn, so unexpected calls fail the test.
for (const method of ['error', 'warn'] as const) {
  const real = console[method];
  console[method] = (...args: unknown[]) => {
    real(...args);
    throw new Error(`unexpected console.${method}: ${String(args[0])}`);
  };
}

afterEach(() => jest.useRealTimers());

// Tests write texts with ordinary spaces; content/unbroken.test.ts covers the non-breaking ones.
jest.mock('@/content/unbroken', () => {
  const asItIs = (value: unknown) => value;
  return { unbroken: asItIs, unbrokenFigures: asItIs };
});
