/*
 * The hands of a test in a real browser. JavaScript with its types beside it: the types of `vitest/browser` bring a second
 * set of matchers into the whole program, which narrows those of jest-dom (`toHaveTextContent` loses its pattern).
 */
import { cdp, page, userEvent } from 'vitest/browser';

export { page, userEvent };

// Taking all claims back takes the runner's own along: no motion is what every test begins with.
export const emulateMedia = (features) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries({ 'prefers-reduced-motion': 'reduce', ...features }).map(([name, value]) => ({
      name,
      value,
    })),
  });
