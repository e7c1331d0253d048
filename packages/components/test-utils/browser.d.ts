/** Acts as a hand would: real pointer, real keys. The part of `vitest/browser`'s `userEvent` that the kit's tests use. */
export const userEvent: {
  click: (element: Element, options?: { position: { x: number; y: number } }) => Promise<void>;
  hover: (element: Element) => Promise<void>;
  unhover: (element: Element) => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
};

/** Has the browser claim media features, as `{ 'forced-colors': 'active' }`; `{}` takes all claims back but that of reduced motion, which every test begins with. */
export function emulateMedia(features: Record<string, string>): Promise<unknown>;

/** The page of the test; of `vitest/browser`'s `page` the part that the kit's tests use. */
export const page: {
  /** Gives the page a size in CSS pixels. */
  viewport: (width: number, height: number) => Promise<void>;
};
