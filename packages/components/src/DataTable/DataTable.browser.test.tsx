import { expect, it } from 'vitest';
import { render, screen, waitFor } from '#test-utils';
import '../styles/base.css';
import '../styles/tokens.css';
import { DataTable } from './DataTable';

const items = Array.from({ length: 1000 }, (_, index) => ({ id: String(index + 1) }));
const columns = [{ id: 'id', header: 'Number', value: ({ id }: { id: string }) => id }];
const table = <DataTable label="Numbers" columns={columns} items={items} getRowId={({ id }) => id} pageSize={0} />;

// The window over the rows is fetched for the first table; the second has it at its first rendering.
it.each(['first', 'second'])('draws the rows in sight where the %s table of a page is scrolled', async () => {
  render(table);
  const box = screen.getByRole('region', { name: 'Numbers' });
  box.scrollTop = 57 * 500;
  await waitFor(() => expect(screen.getByRole('rowheader', { name: '501' })).toBeInTheDocument());
});
