import { expect, it, vi } from 'vitest';
import { page, userEvent } from '../../../test-utils/browser.js';
import { render, screen } from '#test-utils';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { ChoiceGroup } from './ChoiceGroup.js';

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium', disabled: true },
  { value: 'l', label: 'Large' },
];

it('is one tab stop; arrow keys choose, skip unavailable items and wrap', async () => {
  const handleValueChange = vi.fn();
  render(
    <>
      <ChoiceGroup label="Size" name="size" items={sizes} defaultValue="s" onValueChange={handleValueChange} />
      <button type="button">After</button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('radio', { name: 'Small' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Large' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Large' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Small' })).toBeChecked();
  expect(handleValueChange.mock.calls.map(([value]) => value as string)).toEqual(['l', 's']);
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

it('has 44 px targets, and fits long names on a small phone', async () => {
  await page.viewport(320, 600);
  const { container } = render(
    <ChoiceGroup
      label="Größe"
      name="size"
      items={[{ value: 'x', label: 'Rechtsschutzversicherungsgesellschaftsvertreterin' }, ...sizes]}
    />,
  );
  for (const item of container.querySelectorAll('label')) {
    const { height, width } = item.getBoundingClientRect();
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  }
  expect(document.documentElement.scrollWidth).toBe(320);
});
