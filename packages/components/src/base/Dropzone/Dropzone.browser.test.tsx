import { expect, it } from 'vitest';
import { render, screen } from '#test-utils';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { Dropzone } from './Dropzone.js';

it('looks different where nothing can be chosen: another ground, and words that do not look like a link', () => {
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
    return { ground: zone.backgroundColor, cursor: getComputedStyle(input).cursor, words: choose.textDecorationLine };
  };
  expect(look('Open')).toMatchObject({ cursor: 'pointer', words: 'underline' });
  expect(look('Closed')).toMatchObject({ cursor: 'default', words: 'none' });
  expect(look('Closed').ground).not.toBe(look('Open').ground);
});
