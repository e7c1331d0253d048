import type { ActionName, PartName, RootName } from '../internal/attributes.js';

/*
 * Helpers of `attach<Name>`: the scripts that own the state of server HTML on static pages. React never uses them.
 */

/** The nearest node around `target`, itself included, that is the root of a component with behaviour. */
export function rootOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-mr-root]') : null;
}

/** The parts of `root` with this name, without those of a component nested in it. */
export function partsOf(root: HTMLElement, name: PartName): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-mr-part="${name}"]`)].filter((part) => rootOf(part) === root);
}

/** The control of `root` with this action, without those of a component nested in it. */
export function controlOf(root: HTMLElement, action: ActionName): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(`[data-mr-action="${action}"]`)].find(
    (control) => rootOf(control) === root,
  );
}

/** The control of `root` that `target` lies in, with its action; nothing for controls of a component nested in it. */
export function actionAt(
  root: HTMLElement,
  target: EventTarget | null,
): { action: ActionName; control: HTMLElement } | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-mr-action]') : null;
  if (!control || rootOf(control) !== root) return undefined;
  return { action: control.dataset['mrAction'] as ActionName, control };
}

/** The roots of components called `name` in `container`, itself included. */
export function rootsIn(container: HTMLElement, name: RootName): HTMLElement[] {
  const selector = `[data-mr-root="${name}"]`;
  const inside = [...container.querySelectorAll<HTMLElement>(selector)];
  return container.matches(selector) ? [container, ...inside] : inside;
}

/**
 * Adds behaviour to each root called `name` in `container`, itself included: calls `attachRoot` with the root and a signal
 * that is aborted by the function returned. `attach` is the public name, for the message of `refuseHydrated`.
 */
export function attachRoots(
  container: HTMLElement,
  name: RootName,
  attach: string,
  attachRoot: (root: HTMLElement, signal: AbortSignal) => void,
): () => void {
  const controller = new AbortController();
  for (const root of rootsIn(container, name)) {
    refuseHydrated(root, attach);
    attachRoot(root, controller.signal);
  }
  return () => controller.abort();
}

/** The data that the static form of a component put on `root` for its script. */
export function dataOf(root: HTMLElement | null): unknown {
  return JSON.parse(root?.dataset['mrStatic'] ?? '{}');
}

/** The messages among the data of `root`. */
export function messagesOf(root: HTMLElement): Record<string, string> {
  return dataOf(root) as Record<string, string>;
}

/** Whether React renders `root` in the browser. */
export function isHydrated(root: HTMLElement): boolean {
  return Object.keys(root).some((key) => key.startsWith('__reactProps$'));
}

/**
 * Refuses, in development, a root that React renders in the browser: two owners of one state overwrite each other.
 * Production builds leave it out.
 */
export function refuseHydrated(root: HTMLElement, attach: string): void {
  if (process.env.NODE_ENV === 'production' || !isHydrated(root)) return;
  throw new Error(
    `mr: ${attach} was called on HTML that React owns. Both would change the same attributes. ` +
      'Leave the script out where the component is hydrated; it is for static pages only.',
  );
}
