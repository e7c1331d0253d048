import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { Accordion } from './Accordion.js';

const items = [
  { id: 'one', title: 'First', content: 'Text one' },
  { id: 'two', title: 'Second', content: 'Text two' },
];

describeConformance(<Accordion items={items} />, {
  element: HTMLDivElement,
  opener: {
    values: [[], ['one']],
    isOpen: () => document.querySelector('details')?.open ?? false,
    close: (user) => user.click(screen.getByText('First')),
  },
  otherProps: { items: items.slice(1) },
});

it('opens the default items, and gives exclusive items one name', () => {
  const { container, rerender } = render(<Accordion items={items} defaultOpen={['one']} headingLevel={3} />);
  const parts = [...container.querySelectorAll('details')];
  expect(parts.map((part) => [part.open, part.hasAttribute('name')])).toEqual([
    [true, false],
    [false, false],
  ]);
  expect(screen.getByRole('heading', { level: 3, name: 'First' })).toBeInTheDocument();
  rerender(<Accordion items={items} defaultOpen={['one']} exclusive />);
  const [name = '', ...others] = parts.map((part) => part.getAttribute('name'));
  expect(name).toMatch(/^\S+$/);
  expect(others).toEqual([name]);
});
