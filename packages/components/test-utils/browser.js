/*
 * Browser controls for tests. JavaScript with types beside it: the types of `vitest/browser` add a second set of
 * matchers to the whole program, which narrows those of jest-dom (`toHaveTextContent` loses its pattern).
 */
import { cdp, page, userEvent } from 'vitest/browser';

export { page, userEvent };

// A reset also removes the runner's own emulation: reduced motion is the default of every test.
export const emulateMedia = (features) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries({ 'prefers-reduced-motion': 'reduce', ...features }).map(([name, value]) => ({
      name,
      value,
    })),
  });
