import { expect, it } from 'vitest';
import { render, screen } from '#test-utils';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { Dropzone } from './Dropzone.js';

it('looks different when disabled: another background, and text without an underline', () => {
  render(
    <>
      <Dropzone label="Open" />
      <Dropzone label="Closed" disabled />
    </>,
  );
  const look = (label: string) => {
    const input = screen.getByLabelText(label);
    const zone = getComputedStyle(input.parentElement as HTMLElement);
    const choose = getComputedStyle(input.parentElement?.lastElementChild as HTMLElement);
    return {
      ground: zone.backgroundColor,
      cursor: getComputedStyle(input).cursor,
      underline: choose.textDecorationLine,
    };
  };
  expect(look('Open')).toMatchObject({ cursor: 'pointer', underline: 'underline' });
  expect(look('Closed')).toMatchObject({ cursor: 'default', underline: 'none' });
  expect(look('Closed').ground).not.toBe(look('Open').ground);
});
