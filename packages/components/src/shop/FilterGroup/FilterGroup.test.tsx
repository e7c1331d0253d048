import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, screen, serverRender, setup } from '#test-utils';
import { FilterGroup } from './FilterGroup.js';

const items = ['Vela', 'Halo', 'Sable', 'Dune'].map((label, index) => ({ value: label, label, count: index + 1 }));

describeConformance(<FilterGroup label="Brand" name="brand" items={items} limit={2} />, {
  element: HTMLFieldSetElement,
  control: 'input',
  label: 'Brand',
  variants: [{ variant: 'swatches' }, { variant: 'switch' }, { multiple: false }, { collapsible: true }],
  otherProps: { items: items.slice(1) },
});

describeConformance(<FilterGroup label="Brand" name="brand" items={items} collapsible />, {
  element: HTMLFieldSetElement,
  opener: {
    isOpen: () => screen.queryByRole('checkbox', { name: /^Vela/ }) !== null,
    close: (user) => user.click(screen.getByRole('button', { name: 'Brand' })),
  },
});

const box = (name: RegExp) => screen.getByRole('checkbox', { name });

it('works in a plain form, and includes counts in the names', async () => {
  const { container, user } = setup(
    <form>
      <FilterGroup label="Brand" name="brand" items={items} defaultValue={['Sable']} />
    </form>,
  );
  await user.click(box(/^Vela ?, 1 product$/));
  const sent = new FormData(container.querySelector('form') ?? undefined).getAll('brand');
  expect(sent).toEqual(['Vela', 'Sable']);
});

it('calls `onValueChange` with all chosen values, and follows its controlled value', async () => {
  const onValueChange = vi.fn();
  const { user } = setup(
    <FilterGroup label="Brand" name="brand" items={items} value={['Halo']} onValueChange={onValueChange} />,
  );
  await user.click(box(/^Vela/));
  await user.click(box(/^Halo/));
  expect(onValueChange.mock.calls).toEqual([
    [['Halo', 'Vela'], { item: 'Vela', event: anyEvent }],
    [[], { item: 'Halo', event: anyEvent }],
  ]);
  expect(box(/^Vela/)).not.toBeChecked();
});

it('renders radio buttons for a single choice', async () => {
  const onValueChange = vi.fn();
  const { user } = setup(
    <FilterGroup
      label="Rating"
      name="rating"
      items={items}
      multiple={false}
      defaultValue={['Vela']}
      onValueChange={onValueChange}
    />,
  );
  await user.click(screen.getByRole('radio', { name: /^Dune/ }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['Dune'], { item: 'Dune', event: anyEvent });
});

it('shows chosen options beyond its limit, the rest on demand, and everything without scripts', async () => {
  const whole = <FilterGroup label="Brand" name="brand" items={items} limit={1} defaultValue={['Dune']} />;
  expect(serverRender(whole).querySelectorAll('label:not([hidden])')).toHaveLength(4);
  document.body.replaceChildren();
  const { user } = setup(whole);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});

it('collapses under its label', async () => {
  const { user } = setup(<FilterGroup label="Brand" name="brand" items={items} collapsible />);
  const fold = screen.getByRole('button', { name: 'Brand' });
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await user.click(fold);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
