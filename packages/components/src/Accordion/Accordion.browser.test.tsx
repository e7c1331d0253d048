import { expect, it } from 'vitest';
import { render, screen } from '#test-utils';
import { userEvent } from '../../test-utils/browser';
import '../styles/base.css';
import '../styles/tokens.css';
import { Accordion } from './Accordion';

it('opens by Enter and closes by the space bar', async () => {
  render(<Accordion items={[{ id: 'return', title: 'Can I send it back?', content: 'For 30 days.' }]} />);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(screen.getByText('For 30 days.')).toBeVisible();
  await userEvent.keyboard(' ');
  expect(screen.getByText('For 30 days.')).not.toBeVisible();
});
