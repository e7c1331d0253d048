/**
 * Presses keys that the browser alone acts on: Escape in a native dialog, Enter on a `<summary>`. Where tests run, they are real
 * ones (`.storybook/reflow.setup.ts`); elsewhere a page cannot press them, and `otherwise` does what they would do.
 */
export async function pressKeys(keys: string, otherwise: () => void): Promise<void> {
  const { pressBrowserKeys } = globalThis as { pressBrowserKeys?: (keys: string) => Promise<void> };
  if (pressBrowserKeys) await pressBrowserKeys(keys);
  else otherwise();
}
