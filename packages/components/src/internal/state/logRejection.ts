/** Logs, in development, why the promise of a callback was rejected: the person only reads that it failed. */
export function logRejection(callback: string, error: unknown): void {
  if (process.env.NODE_ENV === 'production') return;
  console.warn(
    `mr: the promise of ${callback} was rejected. The person is told that it failed, and not why. ` +
      'Look at the error; where the refusal is meant, nothing is to be done.',
    error,
  );
}
