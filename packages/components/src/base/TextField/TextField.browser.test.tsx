import { expect, it } from 'vitest';
import { render } from '#test-utils';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { TextField } from './TextField.js';

it('is at least 52 pixels high and does not widen a page of 320', () => {
  const { container } = render(
    <div style={{ inlineSize: 320 }}>
      <TextField label="Email" defaultValue="a-very-long-address-that-does-not-fit@a-very-long-domain.example" />
    </div>,
  );
  expect(container.querySelector('.mr-InputBox-box')?.getBoundingClientRect().height).toBe(52);
  expect(container.firstElementChild?.scrollWidth).toBe(320);
});
