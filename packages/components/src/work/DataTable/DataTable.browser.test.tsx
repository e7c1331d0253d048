import { useState } from 'react';
import { expect, it } from 'vitest';
import { render, screen, waitFor } from '#test-utils';
import { userEvent } from '../../../test-utils/browser.js';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { Badge } from '../../base/Badge/index.js';
import { Dialog } from '../../base/Dialog/index.js';
import { DataTable } from './DataTable.js';

const items = Array.from({ length: 1000 }, (_, index) => ({ id: String(index + 1) }));
const columns = [{ id: 'id', header: 'Number', value: ({ id }: { id: string }) => id }];
const table = <DataTable label="Numbers" columns={columns} items={items} getRowId={({ id }) => id} pageSize={0} />;

// The first table loads the code of the window; the second has it at its first rendering.
it.each(['first', 'second'])('renders the visible rows when the %s table of a page is scrolled', async () => {
  render(table);
  const box = screen.getByRole('region', { name: 'Numbers' });
  box.scrollTop = 57 * 500;
  await waitFor(() => expect(screen.getByRole('rowheader', { name: '501' })).toBeInTheDocument());
});

it('keeps the first column over the badges that scroll under it, and the header over both', () => {
  const columns = [
    { id: 'id', header: 'Number', value: ({ id }: { id: string }) => id },
    {
      id: 'state',
      header: 'State',
      value: () => null,
      cell: () => <Badge style={{ position: 'relative' }}>New</Badge>,
    },
    { id: 'rest', header: 'Rest', value: () => 'long text '.repeat(60) },
  ];
  render(
    <div style={{ inlineSize: 300 }}>
      <DataTable label="Numbers" columns={columns} items={items} getRowId={({ id }) => id} pageSize={0} />
    </div>,
  );
  const box = screen.getByRole('region', { name: 'Numbers' });
  const [name] = screen.getAllByRole('rowheader');
  const [badge] = screen.getAllByText('New');
  if (!name || !badge) throw new Error('mr: the table has no rows to compare. Check the columns.');
  box.scrollLeft = badge.getBoundingClientRect().left - name.getBoundingClientRect().left;
  box.scrollTop = 20;
  const topAt = ({ left, top, width, height }: DOMRect) =>
    document.elementFromPoint(left + width / 2, top + height / 2);
  expect(name).toContainElement(topAt(badge.getBoundingClientRect()) as HTMLElement);
  const corner = screen.getByRole('columnheader', { name: 'Number' });
  expect(corner).toContainElement(topAt(corner.getBoundingClientRect()) as HTMLElement);
});

it('keeps the menu of a row visible while the columns scroll, and a date on one line', () => {
  const columns = [
    { id: 'id', header: 'Number', value: ({ id }: { id: string }) => id },
    { id: 'text', header: 'Text', value: () => 'a text of some words '.repeat(9) },
    { id: 'date', header: 'Date', type: 'date' as const, value: () => '2023-11-16' },
    { id: 'rest', header: 'Rest', value: () => 'Unbreakable'.repeat(12) },
  ];
  render(
    <div style={{ inlineSize: 900 }}>
      <DataTable
        label="Numbers"
        columns={columns}
        items={items.slice(0, 3)}
        getRowId={({ id }) => id}
        rowActions={() => [{ label: 'Open', onSelect: () => undefined }]}
      />
    </div>,
  );
  const box = screen.getByRole('region', { name: 'Numbers' });
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
  const menu = screen.getByRole('button', { name: 'Actions for 2' }).getBoundingClientRect();
  expect(menu.right).toBeLessThanOrEqual(box.getBoundingClientRect().right);
  const range = document.createRange();
  range.selectNodeContents(screen.getAllByText('Nov 16, 2023')[0] ?? box);
  expect(range.getClientRects()).toHaveLength(1);
});

it.each(['light', 'dark'])('has one background in all cells of a row on any page, %s', (theme) => {
  const { container } = render(
    <div className="mr-root" data-theme={theme} style={{ inlineSize: 900, backgroundColor: 'red' }}>
      <DataTable
        label="Numbers"
        columns={[...columns, { id: 'text', header: 'Text', value: () => 'one' }]}
        items={items.slice(0, 3)}
        getRowId={({ id }) => id}
        rowActions={() => [{ id: 'open', label: 'Open', onSelect: () => undefined }]}
        selection={['2']}
      />
    </div>,
  );
  for (const row of container.querySelectorAll('tbody tr')) {
    const grounds = [...row.children].map((cell) => getComputedStyle(cell).backgroundColor);
    expect(grounds.length).toBeGreaterThan(2);
    expect(new Set(grounds).size).toBe(1);
    expect(grounds[0]).not.toBe('rgba(0, 0, 0, 0)');
  }
});

const columnsButton = () => screen.getByRole('button', { name: 'Columns' });
const columnsPanel = () => screen.queryByRole('group', { name: 'Columns shown' });
const plain = (
  <DataTable
    label="Numbers"
    columns={[...columns, { id: 'text', header: 'Text', value: () => 'one' }]}
    items={items.slice(0, 3)}
    getRowId={({ id }) => id}
  />
);

it('closes only the column popover by Escape in a dialog, and the dialog by the next one', async () => {
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Pick a number">
        {plain}
      </Dialog>
    );
  }
  render(<Page />);
  await userEvent.click(columnsButton());
  await userEvent.keyboard('{Tab}');
  expect(columnsPanel()).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(columnsPanel()).toBeNull());
  expect(columnsButton()).toHaveFocus();
  expect(columnsButton()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('closes the column popover by its button, by a press outside and when the focus leaves', async () => {
  render(
    <>
      <p>Outside</p>
      {plain}
    </>,
  );
  for (const close of [
    () => userEvent.click(columnsButton()),
    () => userEvent.click(screen.getByText('Outside')),
    () => userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}'),
    () => userEvent.keyboard('{Shift>}{Tab}{/Shift}'),
  ]) {
    await userEvent.click(columnsButton());
    await waitFor(() => expect(columnsPanel()).toBeVisible());
    await close();
    await waitFor(() => expect(columnsPanel()).toBeNull());
  }
});

it.each([
  ['ltr', 1100],
  ['rtl', 1100],
  ['ltr', 340],
])('opens the column popover under its button, %s on %i pixels', async (dir, inlineSize) => {
  render(
    <div dir={dir} style={{ inlineSize, paddingBlockStart: 900, paddingInlineStart: 40 }}>
      {plain}
    </div>,
  );
  columnsButton().scrollIntoView();
  await userEvent.click(columnsButton());
  const button = columnsButton().getBoundingClientRect();
  const panel = columnsPanel()?.getBoundingClientRect();
  const tools = screen.getByRole('searchbox').parentElement?.parentElement?.getBoundingClientRect();
  expect(panel?.top).toBeCloseTo(button.bottom + 4, 0);
  if (inlineSize > 1000) {
    const end = dir === 'rtl' ? 'left' : 'right';
    expect(panel?.[end]).toBeCloseTo(button[end], 0);
  } else {
    expect(panel?.left).toBeCloseTo(tools?.left ?? 0, 0);
    expect(panel?.right).toBeCloseTo(tools?.right ?? 0, 0);
  }
});
