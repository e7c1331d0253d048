import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, screen, setup } from '#test-utils';
import { NumberField } from './NumberField.js';

describeConformance(<NumberField label="Price" prefix="$" hint="Without tax" error="Not a price" step={0.01} />, {
  element: HTMLInputElement,
  control: 'input',
  variants: [{ suffix: '%', action: <button type="button">All of it</button> }],
  otherProps: { label: 'Discount', error: undefined },
});

const field = (name: string) => screen.getByRole('spinbutton', { name });

it('is a number with its limits', async () => {
  const handleValue = vi.fn();
  const { user } = setup(<NumberField label="Discount" min={0} max={60} step={0.5} onValueChange={handleValue} />);
  await user.type(field('Discount'), '12.5');
  expect(handleValue).toHaveBeenLastCalledWith('12.5', { event: anyEvent });
  expect(field('Discount')).toHaveAttribute('inputmode', 'decimal');
  expect(field('Discount')).toHaveAttribute('aria-valuenow', '12.5');
  expect(field('Discount')).toHaveAttribute('aria-valuemax', '60');
  await user.clear(field('Discount'));
  expect(handleValue).toHaveBeenLastCalledWith('', { event: anyEvent });
  expect(field('Discount')).not.toHaveAttribute('aria-valuenow');
});

it.each([
  ['de-DE', '12,50', '12.50'],
  ['de-DE', '12.50', '12.50'],
  ['de-DE', '1.250', '1250'],
  ['en-US', '1,250', '1250'],
  ['en-US', '12,50', '12.50'],
  ['de-CH', '1’250', '1250'],
  ['ar-EG', '١٢٫٥', '12.5'],
  ['fr-FR', '1\u202F250,5', '1250.5'],
])('parses a number in the format of %s: %s', async (locale, text, value) => {
  const handleValue = vi.fn();
  const { user } = setup(<NumberField label="Price" locale={locale} step={0.01} onValueChange={handleValue} />);
  await user.click(field('Price'));
  await user.paste(text);
  await user.tab();
  expect(handleValue).toHaveBeenLastCalledWith(value, { event: anyEvent });
  expect(field('Price')).toHaveValue(text);
  expect(field('Price')).toBeValid();
});

it('shows an error for an invalid number on blur, and never changes it to another', async () => {
  const handleValue = vi.fn();
  const { user } = setup(<NumberField label="Price" locale="de-DE" step={0.01} onValueChange={handleValue} />);
  await user.type(field('Price'), '1.2.3');
  expect(handleValue).toHaveBeenLastCalledWith('', { event: anyEvent });
  expect(field('Price')).not.toHaveAccessibleDescription();
  await user.tab();
  expect(field('Price')).toBeInvalid();
  expect(field('Price')).toHaveAccessibleDescription(/Enter a number, such as 1\.234,5\./);
  expect(field('Price')).toHaveValue('1.2.3');
  await user.type(field('Price'), '{Backspace}{Backspace}');
  expect(field('Price')).toBeValid();
  expect(field('Price')).not.toHaveAccessibleDescription();
});

it.each([
  ['3', 'Enter 5 or more.'],
  ['70', 'Enter 60 or less.'],
  ['5.25', 'Enter a number in steps of 0.5.'],
  ['5.5', ''],
])('blocks the submit of a plain form for %s', async (text, message) => {
  const { user } = setup(<NumberField label="Discount" min={5} max={60} step={0.5} />);
  await user.type(field('Discount'), text);
  expect((field('Discount') as HTMLInputElement).validationMessage).toBe(message);
});

it('steps by arrow keys within its limits, with the same events as typing', async () => {
  const handleInput = vi.fn();
  const { user } = setup(
    <form onInput={handleInput}>
      <NumberField label="Price" locale="de-DE" defaultValue="12.5" min={0.01} max={12.52} step={0.01} />
    </form>,
  );
  await user.type(field('Price'), '{ArrowUp}');
  expect(field('Price')).toHaveValue('12,51');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field('Price')).toHaveValue('12,52');
  await user.keyboard('{ArrowDown}');
  expect(field('Price')).toHaveValue('12,51');
  expect(handleInput).toHaveBeenCalledTimes(4);
  await user.keyboard('{Control>}{ArrowUp}{/Control}');
  expect(field('Price')).toHaveValue('12,51');
});

it('does not step a read-only field or an invalid number', async () => {
  const { user } = setup(
    <>
      <NumberField label="Fixed" defaultValue="4" readOnly />
      <NumberField label="Text" />
    </>,
  );
  await user.type(field('Fixed'), '{ArrowUp}');
  expect(field('Fixed')).toHaveValue('4');
  await user.type(field('Text'), 'four{ArrowUp}');
  expect(field('Text')).toHaveValue('four');
});

it('does not replace the typed text while the owner stores the number in another format', async () => {
  function Owner() {
    const [price, setPrice] = useState('7');
    return (
      <>
        <NumberField
          label="Price"
          locale="de-DE"
          step={0.01}
          value={price}
          onValueChange={(value) => setPrice(value && String(Number(value)))}
        />
        <button type="button" onClick={() => setPrice('1250.5')}>
          Set
        </button>
      </>
    );
  }
  const { user } = setup(<Owner />);
  await user.clear(field('Price'));
  await user.paste('1.250,00');
  expect(field('Price')).toHaveValue('1.250,00');
  await user.click(screen.getByRole('button', { name: 'Set' }));
  expect(field('Price')).toHaveValue('1250,5');
});
