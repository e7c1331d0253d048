/**
 * Presses keys with native default actions: Escape in a native dialog, Enter on a `<summary>`. In tests they are real
 * (`.storybook/reflow.setup.ts`); elsewhere a page cannot simulate them, and `otherwise` performs the action.
 */
export async function pressKeys(keys: string, otherwise: () => void): Promise<void> {
  const { pressBrowserKeys } = globalThis as { pressBrowserKeys?: (keys: string) => Promise<void> };
  if (pressBrowserKeys) await pressBrowserKeys(keys);
  else otherwise();
}
