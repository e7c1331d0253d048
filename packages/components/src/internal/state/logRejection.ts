/** Logs in development why a callback's promise was rejected: the user only sees that it failed. */
export function logRejection(callback: string, error: unknown): void {
  if (process.env.NODE_ENV === 'production') return;
  console.warn(
    `mr: the promise of ${callback} was rejected. The user only sees that the action failed. ` +
      'Check the error; ignore this message if the rejection is intended.',
    error,
  );
}
