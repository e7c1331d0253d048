import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { describeConformance, render, screen, serverRender, setup } from '#test-utils';
import { attachTabs } from './attachTabs';
import { Tabs } from './Tabs';
import type { TabsProps } from './Tabs';

const items = [
  { id: 'description', label: 'Description', content: <p>One touch to sign in.</p> },
  { id: 'reviews', label: 'Reviews (2)', content: <a href="/write">Write a review</a> },
  { id: 'shop', label: 'Shop', content: <p>Cybershop</p> },
];

const element = (props: Partial<TabsProps> = {}) => <Tabs label="Product information" items={items} {...props} />;

const tab = (name: string) => screen.getByRole('tab', { name });

/** The label of the one tab that is chosen, after seeing that panel and tab stop go with it. */
function chosen(): string {
  const selected = screen.getByRole('tab', { selected: true });
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([selected]);
  const panels = screen.getAllByRole('tabpanel', { hidden: true }).filter((panel) => !panel.hasAttribute('hidden'));
  expect(panels.map(({ id }) => id)).toEqual([selected.getAttribute('aria-controls')]);
  return selected.textContent;
}

afterEach(() => {
  location.hash = '';
});

describeConformance(element(), { element: HTMLDivElement });

it('is a named row of tabs with named panels, the first one chosen', () => {
  render(element());
  expect(screen.getByRole('tablist', { name: 'Product information' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Description' })).toHaveAttribute('tabindex', '0');
  expect(chosen()).toBe('Description');
});

it('begins where the caller says', () => {
  render(element({ defaultValue: 'shop' }));
  expect(chosen()).toBe('Shop');
});

it('chooses by click and tells', async () => {
  const onValueChange = vi.fn();
  const { user } = setup(element({ onValueChange }));
  await user.click(tab('Reviews (2)'));
  expect(chosen()).toBe('Reviews (2)');
  await user.click(tab('Reviews (2)'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('reviews');
});

it('moves by arrows round the ends, Home and End; focus chooses', async () => {
  const { user } = setup(element());
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
});

it('leads from the tab to its panel by Tab', async () => {
  const { user } = setup(element());
  await user.tab();
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'Description' })).toHaveFocus();
});

it('opens the panel named in the address', () => {
  location.hash = '#shop';
  render(element());
  expect(chosen()).toBe('Shop');
});

it('keeps all panels readable in server HTML, each under its heading', () => {
  const box = serverRender(element({ headingLevel: 3 }));
  expect(box.querySelector('[hidden]')).toBeNull();
  expect([...box.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(
    items.map(({ label }) => label),
  );
});

it('brings server HTML to life, and lets it rest after the clean-up', async () => {
  const root = serverRender(element()).firstElementChild as HTMLElement;
  const detach = attachTabs(root);
  onTestFinished(detach);
  const user = userEvent.setup();
  await user.click(tab('Shop'));
  expect(chosen()).toBe('Shop');
  detach();
  await user.click(tab('Description'));
  expect(chosen()).toBe('Shop');
});
