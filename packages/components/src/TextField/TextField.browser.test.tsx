import { expect, it } from 'vitest';
import { render, screen } from '#test-utils';
import { userEvent } from '../../test-utils/browser';
import '../styles/base.css';
import '../styles/tokens.css';
import { TextField } from './TextField';

it('keeps the text and the caret of a password that is shown', async () => {
  render(<TextField label="Password" type="password" defaultValue="correct horse" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  input.focus();
  input.setSelectionRange(3, 5);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.value).toBe('correct horse');
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
});

it('draws the ring of the input round the whole box, and the ring of its button round the button', async () => {
  const { container } = render(<TextField label="Password" type="password" />);
  const box = container.querySelector('.mr-TextField-box')!;
  await userEvent.keyboard('{Tab}');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(getComputedStyle(box).outlineStyle).toBe('solid');
  await userEvent.keyboard('{Tab}');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  expect(toggle).toHaveFocus();
  expect(getComputedStyle(box).outlineStyle).toBe('none');
  expect(getComputedStyle(toggle).outlineStyle).toBe('solid');
});

it('gives its button a target of 44 pixels', () => {
  render(<TextField label="Password" type="password" />);
  const { width, height } = screen.getByRole('button').getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
});

it('is at least 52 pixels high and does not widen a page of 320', () => {
  const { container } = render(
    <div style={{ inlineSize: 320 }}>
      <TextField label="Email" defaultValue="a-very-long-address-that-does-not-fit@a-very-long-domain.example" />
    </div>,
  );
  expect(container.querySelector('.mr-TextField-box')?.getBoundingClientRect().height).toBe(52);
  expect(container.firstElementChild?.scrollWidth).toBe(320);
});
