import { render } from '@testing-library/react';
import { run } from 'axe-core';
import { cloneElement, createRef } from 'react';
import type { ReactElement, Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

/** What the component promises beside its behaviour. */
export interface ConformanceOptions {
  /** Class of the root node: `HTMLSpanElement`. */
  element: new () => Element;
  /** Wraps the element where it cannot stand alone: a list around an item, a table around a row. */
  wrap?: (element: ReactElement) => ReactElement;
  /** axe rules that cannot hold for a part alone; say why beside the call. */
  skipAxeRules?: string[];
}

interface RootProps {
  className?: string;
  style?: { color: string };
  ref?: Ref<Element>;
  'data-conformance'?: string;
}

/** Describes what every component promises: ref, className, style and data-* on its root, server rendering, no axe finding. */
export function describeConformance(element: ReactElement, options: ConformanceOptions): void {
  const wrap = options.wrap ?? asItIs;
  const { skipAxeRules = [] } = options;
  const root = element as ReactElement<RootProps>;
  const find = (container: HTMLElement) => {
    const found = container.querySelector('[data-conformance]');
    if (!found)
      throw new Error('mr: no node has data-conformance. The component drops its rest props. Spread them on the root.');
    return found;
  };

  describe('conformance', () => {
    it('hands its root node to ref', () => {
      const ref = createRef<Element>();
      const { container } = render(wrap(cloneElement(root, { ref, 'data-conformance': '' })));
      expect(ref.current).toBeInstanceOf(options.element);
      expect(ref.current).toBe(find(container));
    });

    it('keeps its own class first and puts the given one last', () => {
      const { container } = render(wrap(cloneElement(root, { className: 'theirs', 'data-conformance': '' })));
      const classes = find(container).className.split(' ');
      expect(classes[0]).toMatch(/^mr-[A-Z]\w*-\w+$/);
      expect(classes.at(-1)).toBe('theirs');
    });

    it('puts style and data-* on its root', () => {
      const { container } = render(wrap(cloneElement(root, { style: { color: 'red' }, 'data-conformance': 'x' })));
      expect(find(container)).toHaveAttribute('data-conformance', 'x');
      expect(find(container).getAttribute('style')).toContain('color: red');
    });

    it('renders on a server', () => {
      expect(renderToString(wrap(element))).toMatch(/^<\w+/);
    });

    it('has no axe finding', async () => {
      const { container } = render(wrap(element));
      // Layout, contrast and page structure are judged in Chromium, by the stories.
      const off = ['color-contrast', 'target-size', 'region', ...skipAxeRules];
      const { violations } = await run(container, {
        rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
      });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
  });
}

function asItIs(element: ReactElement): ReactElement {
  return element;
}
