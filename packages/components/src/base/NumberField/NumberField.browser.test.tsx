import { expect, it } from 'vitest';
import { fireEvent, render, screen } from '#test-utils';
import { NumberField } from './NumberField.js';

it('submits its number in a plain form, also with several fields of one name, and follows a reset', async () => {
  const { container } = render(
    <form>
      <NumberField label="First" name="price" locale="de-DE" step={0.01} defaultValue="12.5" />
      <NumberField label="Second" name="price" locale="de-DE" step={0.01} />
      <NumberField label="Third" name="price" locale="de-DE" step={0.01} />
    </form>,
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('mr: there is no form.');
  const field = (name: string) => screen.getByRole('spinbutton', { name });
  expect(field('First')).toHaveValue('12,5');
  fireEvent.change(field('Second'), { target: { value: '1.250,00' } });
  fireEvent.change(field('Third'), { target: { value: '1.2.3' } });
  expect(new FormData(form).getAll('price')).toEqual(['12.5', '1250.00', '']);
  expect(form.checkValidity()).toBe(false);
  form.reset();
  await expect.poll(() => form.checkValidity()).toBe(true);
  expect(new FormData(form).getAll('price')).toEqual(['12.5', '', '']);
});
