import { act, fireEvent, render } from '@testing-library/react';
import { run } from 'axe-core';
import { cloneElement, createRef, StrictMode } from 'react';
import type { ReactElement, Ref, SyntheticEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as en from '../src/labels/en.js';
import { anyEvent } from './anyEvent';
import { describeOpener, openers } from './describeOpener';
import type { OpenerOptions } from './describeOpener';
import { fireAnimationEnd } from './fireAnimationEnd';

/** Options of `describeConformance`. */
export interface ConformanceOptions {
  /** Class of the node in `ref`: `HTMLSpanElement`. */
  element: new () => Element;
  /**
   * Selector of a field's native control, which is focusable. `ref` and all props except `className` and `style` apply
   * to it, or to the group if a field's root is a `<fieldset>`.
   */
  control?: string;
  /** Tag of the root node, if its class is ambiguous: `section`. */
  tag?: keyof HTMLElementTagNameMap;
  /** Wraps the element if it needs a parent: a list around an item, a table around a row. */
  wrap?: (element: ReactElement) => ReactElement;
  /** Accessible name without `label` and `aria-label`. If set, both are tested in every variant. */
  label?: string;
  /** Selector of the named node inside the root, if not the root itself. */
  named?: string;
  /** Further props for the tests of name, StrictMode and hydration: `{ slides: [one] }`. */
  variants?: readonly object[];
  /** Props that replace the element's data, to simulate a parent that renders again with other records. */
  otherProps?: object;
  /** Key of a string in `labels` that the element shows or announces. Replaced, and set to `undefined`. */
  visibleLabel?: string;
  /** Controls of a component with `open`, `defaultOpen` and `onOpenChange`: how a user sees and changes the state. */
  opener?: keyof typeof openers | OpenerOptions;
  /** axe rules that a part alone cannot meet; state the reason at the call. */
  skipAxeRules?: string[];
}

type ChangeCallback = (value: unknown, details: { event?: Event | undefined }) => void;

interface RootProps {
  className?: string;
  style?: { color: string };
  ref?: Ref<Element>;
  label?: string;
  labels?: Record<string, unknown>;
  locale?: string;
  currency?: string;
  'aria-label'?: string;
  'data-conformance'?: string;
  'aria-describedby'?: string;
  autoFocus?: boolean;
  form?: string;
  name?: string;
  tabIndex?: number;
  onKeyDown?: () => void;
  onChange?: (event: SyntheticEvent) => void;
  onValueChange?: ChangeCallback;
  onCheckedChange?: ChangeCallback;
}

/**
 * Tests the contract of every component: ref, className, style and data-* on its root, accessible name, strings, server
 * rendering, hydration and StrictMode without a warning, other data on the next render, no axe violation.
 */
export function describeConformance(element: ReactElement, options: ConformanceOptions): void {
  const wrap = options.wrap ?? asItIs;
  const { skipAxeRules = [], variants = [] } = options;
  const root = element as ReactElement<RootProps>;
  const find = (container: HTMLElement) => {
    const found = container.querySelector('[data-conformance]');
    if (!found)
      throw new Error(
        'mr: no node has data-conformance. The component ignores its rest props. Spread them on the root.',
      );
    return found;
  };
  const states = [{}, ...variants].map((props) => cloneElement(root, props));

  describe('conformance', () => {
    it('sets ref to its root node', () => {
      const ref = createRef<Element>();
      const { container } = render(wrap(cloneElement(root, { ref, 'data-conformance': '' })));
      expect(ref.current).toBeInstanceOf(options.element);
      expect(ref.current).toBe(find(container));
      if (options.tag) expect(find(container).localName).toBe(options.tag);
    });

    it('puts its own class first and the given one last', () => {
      const { container } = render(wrap(cloneElement(root, { className: 'theirs' })));
      const classes = container.querySelector('.theirs')?.getAttribute('class')?.split(' ') ?? [];
      expect(classes[0]).toMatch(/^mr-[A-Z]\w*-\w+$/);
      expect(classes.at(-1)).toBe('theirs');
    });

    it(`puts style on its root, data-* on its ${options.control === undefined ? 'root' : 'control'}`, () => {
      const style = { color: 'red' };
      const { container } = render(wrap(cloneElement(root, { className: 'theirs', style, 'data-conformance': 'x' })));
      expect(find(container)).toHaveAttribute('data-conformance', 'x');
      expect(container.querySelector('.theirs')?.getAttribute('style')).toContain('color: red');
      if (options.control === undefined) expect(find(container)).toHaveClass('theirs');
    });

    const { type } = element;
    if (options.visibleLabel !== undefined || (typeof type === 'function' && type.name in en))
      it('drops settings that it does not use: a page passes the same ones to every component', () => {
        const { baseElement } = render(wrap(cloneElement(root, { locale: 'de-DE', currency: 'EUR' })));
        expect([...baseElement.querySelectorAll('[locale], [currency]')]).toEqual([]);
      });

    it('calls the given handlers', () => {
      const uncalled = Object.keys(eventsOfHandlers).filter((name) => {
        const handler = vi.fn();
        const { container, unmount } = render(wrap(cloneElement(root, { [name]: handler, 'data-conformance': '' })));
        const node = find(container);
        const isForDialogs = name === 'onCancel' || name === 'onClose';
        // A field passes them to its control.
        for (const target of [node, ...node.querySelectorAll('input, select, textarea, button')]) {
          if (handler.mock.calls.length === 0) eventsOfHandlers[name as HandlerName](target);
        }
        unmount();
        return handler.mock.calls.length === 0 && (!isForDialogs || node.localName === 'dialog');
      });
      expect(uncalled).toEqual([]);
    });

    it("does nothing if the caller's handler prevents the event", () => {
      const changing = Object.keys(eventsOfHandlers).filter((name) => {
        // React dispatches `onChange` of a checkbox even after a prevented click.
        if (name === 'onClick' && options.control !== undefined) return false;
        const handler = (event: SyntheticEvent) => event.preventDefault();
        const { container, unmount } = render(wrap(cloneElement(root, { [name]: handler, 'data-conformance': '' })));
        const before = container.innerHTML;
        eventsOfHandlers[name as HandlerName](find(container));
        const after = container.innerHTML;
        unmount();
        return after !== before;
      });
      expect(changing).toEqual([]);
    });

    if (options.control !== undefined) {
      const selector = options.control;
      it('passes every other prop to its control, and joins descriptions', () => {
        for (const state of states) {
          const handleKeyDown = vi.fn();
          const { container, unmount } = render(
            wrap(
              cloneElement(state, {
                className: 'theirs',
                'data-conformance': '',
                'aria-describedby': 'their-text',
                autoFocus: true,
                form: 'their-form',
                name: 'their-name',
                tabIndex: -1,
                onKeyDown: handleKeyDown,
              }),
            ),
          );
          const node = find(container);
          const control = container.querySelector(selector);
          if (!control) throw new Error(`mr: nothing matches ${selector}.`);
          const isGroup = node.localName === 'fieldset';
          expect(node).toBe(isGroup ? container.querySelector('.theirs') : control);
          if (!control.matches(':disabled')) expect(document.activeElement).toBe(control);
          expect(control).toHaveAttribute('form', 'their-form');
          // The names of both fields of a range start with it.
          expect(container.querySelector('[name^="their-name"]')).toBeInstanceOf(HTMLElement);
          expect(control).toHaveAttribute('tabindex', '-1');
          const described = node.getAttribute('aria-describedby')?.split(' ') ?? [];
          expect(described[0]).toBe('their-text');
          const messages = [...container.querySelectorAll('[id$="-hint"], [id$="-error"]')].map(({ id }) => id);
          expect(described.slice(1)).toEqual(messages);
          fireEvent.keyDown(control, { key: 'F2' });
          expect(handleKeyDown).toHaveBeenCalledOnce();
          unmount();
        }
      });

      it('passes the browser event with a new value, unless the caller has prevented the change', () => {
        const { container: first, unmount: unmountFirst } = render(wrap(root));
        const field = first.querySelector(selector);
        const isGroup = field?.closest('fieldset') instanceof HTMLElement;
        const isBox = !isGroup && field?.matches('[type=checkbox]') === true;
        unmountFirst();
        const detailsOf = (props: RootProps) => {
          const handleValue = vi.fn<ChangeCallback>();
          const handlers = { [isBox ? 'onCheckedChange' : 'onValueChange']: handleValue };
          const { container, unmount } = render(wrap(cloneElement(root, { ...handlers, ...props })));
          changeValue(container, selector);
          unmount();
          return handleValue.mock.calls.map(([, details]) => details);
        };
        expect(detailsOf({})).toEqual([expect.objectContaining({ event: anyEvent })]);
        if (!isGroup) expect(detailsOf({ onChange: (event) => event.preventDefault() })).toEqual([]);
      });
    }

    if (options.label !== undefined) {
      it('is named by its strings, overridden by `label`, overridden by `aria-label`', () => {
        for (const state of states) {
          const expectName = (props: RootProps, name: string) => {
            const { container, unmount } = render(wrap(cloneElement(state, { ...props, 'data-conformance': '' })));
            const node = find(container);
            expect(options.named === undefined ? node : node.querySelector(options.named)).toHaveAccessibleName(name);
            unmount();
          };
          expectName({}, options.label ?? '');
          expectName({ label: 'Their label' }, 'Their label');
          expectName({ label: 'Their label', 'aria-label': 'Their name' }, 'Their name');
        }
      });
    }

    if (options.visibleLabel !== undefined) {
      const key = options.visibleLabel;
      it('uses the strings of `labels`, and ignores undefined ones', () => {
        const html = (labels?: Record<string, unknown>) => {
          const { container, unmount } = render(wrap(labels ? cloneElement(root, { labels }) : root));
          const text = container.innerHTML;
          unmount();
          return withoutIds(text);
        };
        expect(html({ [key]: 'Their string' })).toContain('Their string');
        expect(html({ [key]: undefined })).toBe(html());
      });
    }

    it('renders on a server, and hydrates in StrictMode without a warning', async () => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      onTestFinished(() => errors.mockRestore());
      for (const state of states) {
        const whole = <StrictMode>{wrap(state)}</StrictMode>;
        const html = renderToString(whole);
        expect(html).toMatch(/^<\w+/);
        const box = document.createElement('div');
        box.insertAdjacentHTML('beforeend', html);
        document.body.append(box);
        const hydrated = await act(() =>
          Promise.resolve(hydrateRoot(box, whole, { onRecoverableError: console.error })),
        );
        act(() => hydrated.unmount());
        box.remove();
      }
      expect(errors.mock.calls).toEqual([]);
    });

    if (options.otherProps) {
      const { otherProps } = options;
      it('shows other data when its parent renders again, as a new instance would', () => {
        const other = wrap(cloneElement(root, otherProps));
        const { container, rerender } = render(wrap(root));
        rerender(other);
        const again = container.innerHTML;
        expect(withoutIds(again)).toBe(withoutIds(render(other).container.innerHTML));
      });
    }

    it('works on a page that the browser translates', () => {
      const others = [...variants, ...(options.otherProps ? [options.otherProps] : []), {}];
      const translated = render(wrap(root));
      const plain = render(wrap(root));
      for (const props of others) {
        translate(translated.container);
        const other = wrap(cloneElement(root, props));
        translated.rerender(other);
        plain.rerender(other);
        expect(textOf(translated.container)).toBe(textOf(plain.container));
      }
    });

    if (options.opener !== undefined) {
      describeOpener(element, wrap, typeof options.opener === 'string' ? openers[options.opener] : options.opener);
    }

    it('has no axe violation', async () => {
      const { container } = render(wrap(element));
      // The stories test layout, contrast and page structure in Chromium.
      const off = ['color-contrast', 'target-size', 'region', ...skipAxeRules];
      const { violations } = await run(container, {
        rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
      });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
  });
}

/** Handlers that every root accepts, each with a function that dispatches its event. */
const eventsOfHandlers = {
  onClick: (node: Element) => fireEvent.click(node),
  onDoubleClick: (node: Element) => fireEvent.doubleClick(node),
  onKeyDown: (node: Element) => fireEvent.keyDown(node, { key: 'a' }),
  onKeyUp: (node: Element) => fireEvent.keyUp(node, { key: 'a' }),
  onFocus: (node: Element) => fireEvent.focus(node),
  onBlur: (node: Element) => fireEvent.blur(node),
  onPointerDown: (node: Element) => fireEvent.pointerDown(node),
  onPointerMove: (node: Element) => fireEvent.pointerMove(node),
  onPointerUp: (node: Element) => fireEvent.pointerUp(node),
  onPointerCancel: (node: Element) => fireEvent.pointerCancel(node),
  onPointerEnter: (node: Element) => fireEvent.pointerEnter(node),
  onPointerLeave: (node: Element) => fireEvent.pointerLeave(node),
  onMouseEnter: (node: Element) => fireEvent.mouseEnter(node),
  onMouseLeave: (node: Element) => fireEvent.mouseLeave(node),
  onDragOver: (node: Element) => fireEvent.dragOver(node),
  onDrop: (node: Element) => fireEvent.drop(node),
  onPaste: (node: Element) => fireEvent.paste(node),
  onInput: (node: Element) => fireEvent.input(node),
  onReset: (node: Element) => fireEvent.reset(node),
  onScroll: (node: Element) => fireEvent.scroll(node),
  onAnimationEnd: fireAnimationEnd,
  onTransitionEnd: (node: Element) => fireEvent.transitionEnd(node),
  onTouchStart: (node: Element) => fireEvent.touchStart(node),
  onCancel: (node: Element) => fireEvent(node, new Event('cancel', { cancelable: true })),
  onClose: (node: Element) => fireEvent(node, new Event('close')),
};
type HandlerName = keyof typeof eventsOfHandlers;

/** Wraps each text in a `<font>`, as Chrome does when it translates a page. Removes React's own text nodes from the page. */
export function translate(container: Element): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('svg, style, option, textarea')) continue;
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

/** Changes the value of the field at `selector`, as its user does. */
function changeValue(container: Element, selector: string): void {
  const choice = container.querySelector('input:is([type=checkbox], [type=radio]):enabled:not(:checked)');
  const control = choice ?? container.querySelector(selector);
  if (control instanceof HTMLSelectElement) {
    const other = [...control.options].find(({ disabled, selected }) => !disabled && !selected);
    fireEvent.change(control, { target: { value: other?.value } });
  } else if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    fireEvent.click(control);
  } else if (control instanceof HTMLInputElement && control.type === 'file') {
    fireEvent.change(control, { target: { files: [new File(['a'], 'a.png', { type: 'image/png' })] } });
  } else if (control) {
    const isDate = control instanceof HTMLInputElement && control.type === 'date';
    fireEvent.change(control, { target: { value: isDate ? '2026-01-05' : '7' } });
    // Some fields commit on blur.
    fireEvent.blur(control);
  }
}

function textOf(node: Element): string {
  return node.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** Returns HTML without the ids of `useId` and the empty `style` that jsdom adds: otherwise two renders are equal. */
function withoutIds(html: string): string {
  return html.replaceAll(/«\w+»|_r_\w+_/g, 'id').replaceAll(' style=""', '');
}

function asItIs(element: ReactElement): ReactElement {
  return element;
}
