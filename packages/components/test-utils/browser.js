/*
 * The hands of a test in a real browser. JavaScript with its types beside it: the types of `vitest/browser` bring a second
 * set of matchers into the whole program, which narrows those of jest-dom (`toHaveTextContent` loses its pattern).
 */
import { cdp, page, userEvent } from 'vitest/browser';

export { page, userEvent };

export const emulateMedia = (features) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
