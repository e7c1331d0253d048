import { describe, expect, it, vi } from 'vitest';
import { fireEvent, render, screen, serverRender, setup } from '#test-utils';
import { Autocomplete } from '../base/Autocomplete/index.js';
import { DataTable } from '../work/DataTable/index.js';
import { MegaMenu } from '../shop/MegaMenu/index.js';
import { MultiSelect } from '../base/MultiSelect/index.js';
import { NumberField } from '../base/NumberField/index.js';
import { PriceRangeFilter } from '../shop/PriceRangeFilter/index.js';
import { QuantitySelector } from '../shop/QuantitySelector/index.js';
import { attachQuantitySelector } from '../static/attachQuantitySelector.js';
import { StaticQuantitySelector } from '../static/StaticQuantitySelector.js';
import { SearchBar } from '../shop/SearchBar/index.js';

const change = vi.fn();
const cities = ['Ulm', 'Uppsala', 'Utrecht', 'Uzes', 'Udine', 'Ube', 'Uji', 'Ural'];

const fields = {
  Autocomplete: <Autocomplete label="City" items={cities} defaultValue="U" onValueChange={change} />,
  MultiSelect: (
    <MultiSelect
      label="City"
      items={cities.map((label) => ({ label, value: label }))}
      defaultValue={['Ulm']}
      onValueChange={change}
    />
  ),
  NumberField: <NumberField label="Pieces" defaultValue="2" onValueChange={change} />,
  PriceRangeFilter: <PriceRangeFilter edges={[0, 50, 100]} onValueChange={change} />,
  QuantitySelector: <QuantitySelector item="Mug" defaultValue={2} onValueChange={change} />,
  SearchBar: <SearchBar href="/search" defaultValue="Ulm" onValueChange={change} recent={['Ulm']} />,
};
const keys = ['Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'Tab', 'Home', 'End', 'PageUp'];

/** Returns the keys of an input method that a field handles: their default is prevented, or something changes. */
function takenKeys(field: HTMLElement): string[] {
  change.mockReset();
  return keys.flatMap((key) =>
    [{ isComposing: true }, { keyCode: 229 }]
      .filter((composed) => !fireEvent.keyDown(field, { key, ...composed }) || change.mock.calls.length > 0)
      .map((composed) => `${key} ${JSON.stringify(composed)}`),
  );
}

describe('keys of an input method', () => {
  for (const [name, element] of Object.entries(fields)) {
    it(`do nothing in ${name}`, async () => {
      const { container, user } = setup(element);
      const field = container.querySelector<HTMLInputElement>('input:not([type="checkbox"], [type="range"])');
      if (!field) throw new Error('mr: there is no field.');
      await user.type(field, '1');
      const { value } = field;
      expect(takenKeys(field)).toEqual([]);
      expect(field).toHaveValue(value);
    });
  }

  it('do nothing in a static QuantitySelector', () => {
    const box = serverRender(<StaticQuantitySelector item="Mug" defaultValue={2} />);
    attachQuantitySelector(box, { onValueChange: change });
    const field = box.querySelector('input') as HTMLInputElement;
    field.value = '3';
    expect(takenKeys(field)).toEqual([]);
    expect(field).toHaveValue('3');
  });

  it('do not close a menu that is open beside the field', async () => {
    render(
      <MegaMenu
        defaultValue="#a"
        items={[{ title: 'A', href: '#a', columns: [{ title: 'B', links: [{ title: 'C', href: '#c' }] }] }]}
      />,
    );
    const { user } = setup(
      <DataTable label="T" columns={[{ id: 'a', header: 'A', value: () => 1 }]} items={[{}]} getRowId={() => '1'} />,
    );
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(takenKeys(screen.getByRole('searchbox'))).toEqual([]);
    expect(screen.getByRole('group', { name: 'Columns shown' })).toBeVisible();
  });
});
