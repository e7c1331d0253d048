import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { act, anyEvent, describeBehavior, describeConformance, render, screen, serverRender, setup } from '#test-utils';
import { attachTabs } from '../../static/attachTabs.js';
import { Tabs } from './Tabs.js';
import type { TabsProps } from './Tabs.js';

const items = [
  { id: 'description', title: 'Description', content: <p>One touch to sign in.</p> },
  { id: 'reviews', title: 'Reviews (2)', content: <a href="/write">Write a review</a> },
  { id: 'shop', title: 'Shop', content: <p>Cybershop</p> },
];

const element = (props: Partial<TabsProps> = {}) => <Tabs label="Product information" items={items} {...props} />;

const tab = (name: string) => screen.getByRole('tab', { name });

/** Returns the label of the only selected tab, after checking its panel and tab stop. */
function chosen(): string {
  const selected = screen.getByRole('tab', { selected: true });
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([selected]);
  const panels = screen.getAllByRole('tabpanel', { hidden: true }).filter((panel) => !panel.hasAttribute('hidden'));
  expect(panels.map(({ id }) => id)).toEqual([selected.getAttribute('aria-controls')]);
  return selected.textContent;
}

/** Navigates to a hash, as a link does. */
function goTo(hash: string) {
  location.hash = hash;
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
}

afterEach(() => {
  location.hash = '';
});

describeConformance(element(), { element: HTMLDivElement, tag: 'div', otherProps: { items: items.slice(1) } });

describeBehavior('Tabs', attachTabs, {
  'is a named row of tabs with named panels and shows the first': {
    element: element(),
    run: () => {
      expect(screen.getByRole('tablist', { name: 'Product information' })).toBeInTheDocument();
      expect(screen.getByRole('tabpanel', { name: 'Description' })).toHaveAttribute('tabindex', '0');
      expect(chosen()).toBe('Description');
    },
  },
  "starts with the caller's tab": {
    element: element({ defaultValue: 'shop' }),
    run: () => expect(chosen()).toBe('Shop'),
  },
  "starts with the first tab if the caller's does not exist": {
    element: element({ defaultValue: 'gone' }),
    run: () => expect(chosen()).toBe('Description'),
  },
  'selects on press': {
    element: element(),
    run: async ({ user }) => {
      await user.click(tab('Reviews (2)'));
      expect(chosen()).toBe('Reviews (2)');
    },
  },
  'wraps with arrows, moves by Home and End; focus selects': {
    element: element(),
    run: async ({ user }) => {
      await user.tab();
      expect(tab('Description')).toHaveFocus();
      await user.keyboard('{ArrowRight}');
      expect(tab('Reviews (2)')).toHaveFocus();
      expect(chosen()).toBe('Reviews (2)');
      await user.keyboard('{ArrowRight}{ArrowRight}');
      expect(chosen()).toBe('Description');
      await user.keyboard('{ArrowLeft}');
      expect(chosen()).toBe('Shop');
      await user.keyboard('{Home}');
      expect(chosen()).toBe('Description');
      await user.keyboard('{End}');
      expect(chosen()).toBe('Shop');
      await user.keyboard('{ArrowDown}');
      expect(chosen()).toBe('Shop');
    },
  },
  'moves focus from the tab to its panel with Tab': {
    element: element(),
    run: async ({ user }) => {
      await user.tab();
      await user.tab();
      expect(screen.getByRole('tabpanel', { name: 'Description' })).toHaveFocus();
    },
  },
  "follows the URL's hash": {
    element: element(),
    run: async ({ user }) => {
      goTo('#shop');
      expect(chosen()).toBe('Shop');
      await user.click(tab('Description'));
      goTo('#elsewhere');
      expect(chosen()).toBe('Description');
    },
  },
  'does not handle the tabs inside a panel': {
    element: element({
      items: [
        { id: 'outer', title: 'Outer', content: element() },
        { id: 'other', title: 'Other', content: 'Other' },
      ],
      label: 'Outside',
    }),
    run: async ({ user }) => {
      await user.click(tab('Shop'));
      expect(tab('Outer')).toHaveAttribute('aria-selected', 'true');
      expect(tab('Shop')).toHaveAttribute('aria-selected', 'true');
      await user.keyboard('{ArrowLeft}');
      expect(tab('Reviews (2)')).toHaveFocus();
      expect(tab('Outer')).toHaveAttribute('aria-selected', 'true');
    },
  },
});

describe.each(['react', 'static'])("with a panel id in the URL's hash, %s", (form) => {
  it('opens it', () => {
    location.hash = '#shop';
    if (form === 'react') render(element());
    else attachTabs(serverRender(element()))();
    expect(chosen()).toBe('Shop');
  });
});

it('shows all panels in server HTML, each below its heading', () => {
  const box = serverRender(element({ headingLevel: 3 }));
  expect(box.querySelector('[hidden]')).toBeNull();
  expect([...box.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(
    items.map(({ title }) => title),
  );
});

it('reports each selection with its reason', async () => {
  const onValueChange = vi.fn();
  const { user } = setup(element({ onValueChange }));
  await user.click(tab('Reviews (2)'));
  await user.click(tab('Reviews (2)'));
  await user.keyboard('{End}');
  goTo('#description');
  expect(onValueChange.mock.calls).toEqual([
    ['reviews', { reason: 'press', event: anyEvent }],
    ['shop', { reason: 'key', event: anyEvent }],
    ['description', { reason: 'address', event: anyEvent }],
  ]);
});

it('shows the controlled tab', async () => {
  function Owner() {
    const [value, setValue] = useState('reviews');
    return element({ value, onValueChange: (next) => setValue(next === 'shop' ? value : next) });
  }
  const { user } = setup(<Owner />);
  expect(chosen()).toBe('Reviews (2)');
  await user.click(tab('Shop'));
  expect(chosen()).toBe('Reviews (2)');
  await user.click(tab('Description'));
  expect(chosen()).toBe('Description');
});

it('keeps working when its tabs change, and shows the first if the selected one was removed', async () => {
  const onValueChange = vi.fn();
  const whole = (shown: TabsProps['items']) => <StrictMode>{element({ items: shown, onValueChange })}</StrictMode>;
  const { user, rerender } = setup(whole(items.slice(0, 2)));
  await user.click(tab('Reviews (2)'));
  rerender(whole(items));
  expect(chosen()).toBe('Reviews (2)');
  await user.click(tab('Shop'));
  expect(chosen()).toBe('Shop');
  rerender(whole([{ ...items[0]!, id: 'text', title: 'Text' }, items[1]!]));
  expect(chosen()).toBe('Text');
  await user.click(tab('Reviews (2)'));
  expect(chosen()).toBe('Reviews (2)');
  expect(onValueChange).toHaveBeenCalledTimes(3);
});

it("names its row by the caller's `aria-label`", () => {
  render(element({ 'aria-label': 'About this lamp' }));
  expect(screen.getByRole('tablist', { name: 'About this lamp' })).toBeInTheDocument();
});

it('reports each selection to a script, and removes its behavior', () => {
  const container = serverRender(element());
  const onValueChange = vi.fn();
  const detach = attachTabs(container, { onValueChange });
  tab('Shop').click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('shop', {
    reason: 'press',
    root: container.firstElementChild,
    event: anyEvent,
  });
  detach();
  tab('Description').click();
  expect(chosen()).toBe('Shop');
  expect(onValueChange).toHaveBeenCalledOnce();
});

it('throws for a script on HTML that React owns', () => {
  const { container } = render(element());
  expect(() => attachTabs(container)).toThrow('attachTabs was called on HTML that React owns');
});
