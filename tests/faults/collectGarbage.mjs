/* Loaded into a server under test: at SIGUSR2 it collects all garbage and says how much is held then, in and outside of the heap. */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  console.error(`held ${heapUsed + external} bytes`);
});
