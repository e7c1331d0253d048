import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeConformance, render, screen, within } from '#test-utils';
import * as de from '../../labels/de.js';
import { pageNumbers } from '../../internal/text/pageNumbers.js';
import { Pagination } from './Pagination.js';

describeConformance(<Pagination page={2} pages={3} hrefTemplate="?page={page}" />, {
  element: HTMLElement,
  tag: 'nav',
  label: 'Pagination',
  visibleLabel: 'next',
  otherProps: { page: 3, pages: 9 },
});

const names = () =>
  within(screen.getByRole('navigation', { name: 'Pagination' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));

it('links every page of a short list, and marks the current one', () => {
  render(<Pagination page={2} pages={3} hrefTemplate="/sales-1/{page}" firstHref="/sales-1" />);
  expect(names()).toEqual(['Back to the previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/sales-1');
  expect(screen.getByRole('link', { name: 'Back to the previous page' })).toHaveAttribute('href', '/sales-1');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/sales-1/3');
});

it('has no previous link on the first page and no next link on the last', () => {
  const { rerender } = render(<Pagination page={1} pages={3} hrefTemplate="?page={page}" />);
  expect(names()).toEqual(['Page 1', 'Page 2', 'Page 3', 'Next page']);
  rerender(<Pagination page={3} pages={3} hrefTemplate="?page={page}" />);
  expect(names()).toEqual(['Back to the previous page', 'Page 1', 'Page 2', 'Page 3']);
});

it('renders nothing for a single page', () => {
  const { container, rerender } = render(<Pagination page={1} pages={1} hrefTemplate="?page={page}" />);
  expect(container).toBeEmptyDOMElement();
  rerender(<Pagination page={1} pages={0} hrefTemplate="?page={page}" />);
  expect(container).toBeEmptyDOMElement();
});

it('uses the given labels and the digits of the locale', () => {
  render(<Pagination page={1234} pages={2000} hrefTemplate="?page={page}" labels={de.Pagination} locale="de-DE" />);
  expect(screen.getByRole('navigation', { name: 'Seiten' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Seite 1.234');
  expect(screen.getByRole('link', { name: 'Weiter zur nächsten Seite' })).toHaveAttribute('href', '?page=1235');
});

describe('pageNumbers', () => {
  it('contains first, last, current and adjacent pages, in order, with a gap only for two or more', () => {
    const places = fc
      .integer({ min: 1, max: 3000 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(places, ([page, pages]) => {
        const row = pageNumbers(page, pages);
        expect(row).toEqual(expect.arrayContaining([1, page, pages, Math.max(1, page - 1), Math.min(pages, page + 1)]));
        expect(row).toHaveLength(Math.min(pages, 7));
        row.forEach((number, index) => {
          const before = row[index - 1];
          const after = row[index + 1];
          if (number === null) expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(number).toBe(before + 1);
        });
      }),
    );
  });
});
