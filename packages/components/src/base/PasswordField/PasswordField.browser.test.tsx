import { expect, it } from 'vitest';
import { render, screen } from '#test-utils';
import { userEvent } from '../../../test-utils/browser.js';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { PasswordField } from './PasswordField.js';

it('keeps text and caret when the password is shown', async () => {
  render(<PasswordField label="Password" defaultValue="correct horse" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  input.focus();
  input.setSelectionRange(3, 5);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.value).toBe('correct horse');
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
});

it("draws the input's focus ring around the whole box, and the button's around the button", async () => {
  const { container } = render(<PasswordField label="Password" />);
  const box = container.querySelector('.mr-InputBox-box')!;
  await userEvent.keyboard('{Tab}');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(getComputedStyle(box).outlineStyle).toBe('solid');
  await userEvent.keyboard('{Tab}');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  expect(toggle).toHaveFocus();
  expect(getComputedStyle(box).outlineStyle).toBe('none');
  expect(getComputedStyle(toggle).outlineStyle).toBe('solid');
});

it('gives its button a 44 px target', () => {
  render(<PasswordField label="Password" />);
  const { width, height } = screen.getByRole('button').getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
});
