import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, render, screen, setup } from '#test-utils';
import { TextField } from './TextField.js';

describeConformance(<TextField label="Email" hint="We never share it." error="Email is required" />, {
  element: HTMLInputElement,
  control: 'input',
  otherProps: { label: 'Name', hint: undefined, error: undefined },
});

it('has a label that names and focuses the input', async () => {
  const { user } = setup(<TextField label="Email" name="email" autoComplete="email" />);
  await user.click(screen.getByText('Email'));
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveFocus();
  expect(input).toHaveAttribute('name', 'email');
  expect(input).toHaveAttribute('autocomplete', 'email');
});

it('describes the input by its hint, then by its error', () => {
  render(<TextField label="Email" hint="An address is needed." error="Invalid Email Address" />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveAccessibleDescription('An address is needed. Invalid Email Address');
  expect(input).toBeInvalid();
});

it('is neither invalid nor described without messages', () => {
  render(<TextField label="Email" error="" />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).not.toHaveAttribute('aria-describedby');
});

it('keeps its own text in a plain form', async () => {
  const { user, container } = setup(
    <form>
      <TextField label="Name" name="name" defaultValue="Ines" />
    </form>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Calder');
  const form = container.querySelector('form');
  expect(form && new FormData(form).get('name')).toBe('Ines Calder');
});

it('shows the controlled text and reports each change', async () => {
  const handleValueChange = vi.fn();
  function Controlled() {
    const [value, setValue] = useState('');
    return (
      <TextField
        label="Code"
        value={value}
        onValueChange={(next, details) => {
          handleValueChange(next, details);
          setValue(next.toUpperCase());
        }}
      />
    );
  }
  const { user } = setup(<Controlled />);
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'ab');
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('AB');
  expect(handleValueChange).toHaveBeenLastCalledWith('Ab', { event: anyEvent });
});

it('sets `required` on the input and does not change its label', () => {
  render(<TextField label="Email" required />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired();
  expect(screen.getByText('Email')).toHaveTextContent(/^Email$/);
  expect(screen.getByText('Email')).toHaveAttribute('data-required');
});

it('exposes the input by ref and uses the given id', () => {
  const ref = vi.fn();
  render(<TextField label="Email" id="email" ref={ref} />);
  expect(ref).toHaveBeenCalledWith(document.getElementById('email'));
  expect(document.getElementById('email')).toBeInstanceOf(HTMLInputElement);
});
