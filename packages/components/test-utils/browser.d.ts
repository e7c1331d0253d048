/** Simulates a user: real pointer, real keys. The part of `vitest/browser`'s `userEvent` that the kit's tests use. */
export const userEvent: {
  click: (element: Element, options?: { position: { x: number; y: number } }) => Promise<void>;
  hover: (element: Element) => Promise<void>;
  unhover: (element: Element) => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
};

/**
 * Emulates media features, such as `{ 'forced-colors': 'active' }`; `{}` resets all except reduced motion, the default
 * of every test.
 */
export function emulateMedia(features: Record<string, string>): Promise<unknown>;

/** Page of the test: the part of `vitest/browser`'s `page` that the kit's tests use. */
export const page: {
  /** Sets the size of the page in CSS pixels. */
  viewport: (width: number, height: number) => Promise<void>;
};
