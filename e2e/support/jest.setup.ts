import '@testing-library/jest-dom';

// React and the browser report problems through console.error and console.warn: unexpected ones fail the test.
for (const method of ['error', 'warn'] as const) {
  const real = console[method];
  console[method] = (...args: unknown[]) => {
    real(...args);
    throw new Error(`unexpected console.${method}: ${String(args[0])}`);
  };
}

afterEach(() => jest.useRealTimers());

// Tests write texts with plain spaces; content/unbroken.test.ts tests the others.
jest.mock('@/content/unbroken', () => {
  const asItIs = (value: unknown) => value;
  return { unbroken: asItIs, unbrokenFigures: asItIs };
});
