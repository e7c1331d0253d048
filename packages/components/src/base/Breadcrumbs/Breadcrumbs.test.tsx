import { expect, it } from 'vitest';
import { describeConformance, render, screen, within } from '#test-utils';
import { Breadcrumbs } from './Breadcrumbs.js';

const items = [{ title: 'Home', href: '/' }, { title: 'Gift shop', href: '/gift-shop' }, { title: 'Keyfold C1' }];

describeConformance(<Breadcrumbs items={items} />, {
  element: HTMLElement,
  tag: 'nav',
  label: 'Breadcrumb',
  visibleLabel: 'label',
  otherProps: { items: items.slice(1) },
});

it('is an ordered list that ends with the current page', () => {
  render(<Breadcrumbs items={items} />);
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(
    within(trail)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Gift shop', 'Keyfold C1']);
  expect(within(trail).getAllByRole('link')).toHaveLength(2);
  expect(screen.getByText('Keyfold C1')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Gift shop' })).not.toHaveAttribute('aria-current');
});

it('marks the last step as current also if it is a link', () => {
  render(<Breadcrumbs items={items.slice(0, 2)} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Gift shop');
});
