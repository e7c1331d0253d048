/*
 * A build reads the catalogue once. A server that makes pages on demand runs on, so what it has read from another server grows
 * old: then everything is forgotten, and read anew for the next page.
 */

const forgetters: (() => void)[] = [];
let readAt = Date.now();

/** Has something done when the catalogue is to be read anew: forgetting what was made of the old one. */
export function onForget(forget: () => void): void {
  forgetters.push(forget);
}

/**
 * Milliseconds for which the catalogue is kept: `CATALOG_MAX_AGE` seconds. For ever without another server to read it from, as the
 * catalogue in this process does not change.
 * @throws Error for anything but a whole number of seconds, 1 or more.
 */
export function longestAge(environment: Readonly<Record<string, string | undefined>> = process.env): number {
  const { COMMERCE_API_URL, CATALOG_MAX_AGE } = environment;
  if (!COMMERCE_API_URL) return Number.POSITIVE_INFINITY;
  if (!CATALOG_MAX_AGE) return 600_000;
  if (/^[1-9]\d{0,8}$/.test(CATALOG_MAX_AGE)) return Number(CATALOG_MAX_AGE) * 1000;
  throw new Error(
    `mr: CATALOG_MAX_AGE is "${CATALOG_MAX_AGE}". The catalogue cannot be kept for so long. Give it a whole number of seconds, 1 or more.`,
  );
}

/** Forgets what was read more than `age` milliseconds ago. Asked before each page on demand. */
export function keepFresh(age: number, now = Date.now()): void {
  if (now - readAt < age) return;
  readAt = now;
  for (const forget of forgetters) forget();
}
