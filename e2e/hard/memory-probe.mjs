// Loaded into a server under test with --expose-gc: answers the parent's question how much it still holds on to.
process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heapUsed, external, rss });
});
process.channel?.unref();
