import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import * as de from '../../labels/de.js';
import { Chip } from './Chip.js';

describeConformance(<Chip label="Music" count={24} removeHref="?" />, {
  element: HTMLSpanElement,
  visibleLabel: 'remove',
  variants: [{ removeHref: undefined, href: '/music' }],
  otherProps: { label: 'Bikes', count: 3 },
});

it('is one remove button, in either language', async () => {
  const onRemove = vi.fn();
  const { user, rerender } = setup(<Chip label="On sale" onRemove={onRemove} />);
  await user.click(screen.getByRole('button', { name: 'Remove On sale' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith();
  rerender(<Chip label="Reduziert" onRemove={onRemove} labels={de.Chip} />);
  expect(screen.getByRole('button', { name: 'Reduziert entfernen' })).toBeInTheDocument();
});

it('is a link without scripts, marks the current page, and formats its count', () => {
  render(
    <>
      <Chip label="On sale" removeHref="?q=tea" />
      <Chip label="Music" count={1200} href="/music" current locale="de-DE" />
      <Chip label="Plain" />
      <Chip label="Books" count={7} removeHref="?" />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Remove On sale' })).toHaveAttribute('href', '?q=tea');
  expect(screen.getByRole('link', { name: /^Music ?1\.200$/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Remove Books 7' })).toHaveTextContent('Books 7');
  expect(screen.getAllByRole('link')).toHaveLength(3);
});
