import type { Page } from '@playwright/test';

/** The part of React's tree that is read: React keeps it on the root element. */
interface Fiber {
  type: Documented | string | null;
  memoizedProps: Record<string, unknown>;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** A component as Storybook's table of props knows it. */
interface Documented {
  __docgenInfo?: { displayName: string; props?: Record<string, DocumentedProp> };
}

interface DocumentedProp {
  type: { name: string; value?: { value: string }[] };
  defaultValue: { value: string | number | boolean } | null;
}

/**
 * Values that look like another: levels and hints for the browser, types of a field, motion, and an open state, which a
 * press shows too. A controlled value (`checked`) looks as the one that the component keeps itself (`defaultChecked`).
 */
const alike =
  /^(headingLevel|loading|fetchPriority|interactive|fileSeparator|focusable|autoPlay|rolls|multiple|type|checked|wished|open|defaultOpen)=/;

/**
 * Lists the values of a component's props that no instance on the page has: of each prop that is a boolean or a union of
 * literals. `variant="quiet"` for a value that is not drawn.
 */
export async function findUndrawnProps(page: Page, component: string): Promise<string[]> {
  const undrawn = await page.evaluate((name) => {
    const root = document.getElementById('storybook-root') as HTMLElement &
      Record<string, { stateNode: { current: Fiber } }>;
    const key = Object.keys(root).find((property) => property.startsWith('__reactContainer')) ?? '';
    const drawn = new Map<string, Set<string>>();
    let documented: Record<string, DocumentedProp> = {};

    const read = (fiber: Fiber | null) => {
      for (let at = fiber; at; at = at.sibling) {
        const info = typeof at.type === 'object' || typeof at.type === 'function' ? at.type?.__docgenInfo : undefined;
        if (info?.displayName === name) {
          documented = info.props ?? {};
          for (const [prop, { defaultValue }] of Object.entries(documented)) {
            // "by `product`" names no value.
            const documentedDefault = String(defaultValue?.value ?? false);
            const fallback = documentedDefault.includes(' ') ? 'false' : documentedDefault;
            const value = String((at.memoizedProps[prop] as string | number | boolean | undefined) ?? fallback);
            drawn.set(prop, (drawn.get(prop) ?? new Set()).add(value.replaceAll(/['"]/g, '')));
          }
        }
        read(at.child);
      }
    };
    read(root[key]?.stateNode.current.child ?? null);

    return Object.entries(documented).flatMap(([prop, { type }]) => {
      const literals = type.value?.map(({ value }) => value.replaceAll('"', '')) ?? [];
      const values = type.name === 'boolean' ? ['true', 'false'] : type.name === 'enum' ? literals : [];
      return values.filter((value) => !drawn.get(prop)?.has(value)).map((value) => `${prop}="${value}"`);
    });
  }, component);
  return undrawn.filter((value) => !alike.test(value));
}
