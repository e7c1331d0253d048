/** Resolves when the browser brings the page back from its history: what leads to another page stays busy until then. */
export function untilShownAgain(): Promise<void> {
  return new Promise((resolve) => {
    const handle = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener('pageshow', handle);
      resolve();
    };
    addEventListener('pageshow', handle);
  });
}
