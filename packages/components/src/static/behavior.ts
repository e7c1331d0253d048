import type { ActionName, PartName, RootName } from '../internal/attributes.js';

/*
 * Helpers of `attach<Name>`, the scripts that own the state of server HTML on static pages. Not used by React
 * components.
 */

/** Returns the nearest component root around `target`, itself included. */
export function rootOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-mr-root]') : null;
}

/** Returns the parts of `root` with this name, without those of a nested component. */
export function partsOf(root: HTMLElement, name: PartName): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-mr-part="${name}"]`)].filter((part) => rootOf(part) === root);
}

/** Returns the control of `root` with this action, without those of a nested component. */
export function controlOf(root: HTMLElement, action: ActionName): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(`[data-mr-action="${action}"]`)].find(
    (control) => rootOf(control) === root,
  );
}

/**
 * Returns the control of `root` that contains `target`, with its action; `undefined` for controls of a nested
 * component.
 */
export function actionAt(
  root: HTMLElement,
  target: EventTarget | null,
): { action: ActionName; control: HTMLElement } | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-mr-action]') : null;
  if (!control || rootOf(control) !== root) return undefined;
  return { action: control.dataset['mrAction'] as ActionName, control };
}

/** Returns the roots of components called `name` in `container`, itself included. */
export function rootsIn(container: HTMLElement, name: RootName): HTMLElement[] {
  const selector = `[data-mr-root="${name}"]`;
  const inside = [...container.querySelectorAll<HTMLElement>(selector)];
  return container.matches(selector) ? [container, ...inside] : inside;
}

/**
 * Adds behavior to each root called `name` in `container`, itself included: calls `attachRoot` with the root and a
 * signal. Returns a function that aborts the signal. `attach` is the public name, for the message of `refuseHydrated`.
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

/** Returns the data that the static form of a component has put on `root` for its script. */
export function dataOf(root: HTMLElement | null): unknown {
  return JSON.parse(root?.dataset['mrStatic'] ?? '{}');
}

/** Returns the messages from the data of `root`. */
export function messagesOf(root: HTMLElement): Record<string, string> {
  return dataOf(root) as Record<string, string>;
}

/** Returns whether React renders `root` in the browser. */
export function isHydrated(root: HTMLElement): boolean {
  return Object.keys(root).some((key) => key.startsWith('__reactProps$'));
}

/**
 * Throws, in development, for a root that React renders in the browser: two owners of one state would overwrite each
 * other. Production builds skip the check.
 */
export function refuseHydrated(root: HTMLElement, attach: string): void {
  if (process.env.NODE_ENV === 'production' || !isHydrated(root)) return;
  throw new Error(
    `mr: ${attach} was called on HTML that React owns. Both would change the same attributes. ` +
      'Do not call it for hydrated components: it is for static pages only.',
  );
}
