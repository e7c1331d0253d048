import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { ConversationThread } from './ConversationThread.js';

const items = [
  { name: 'Ines Calder', text: 'The card is not taken.', date: '2023-11-18T09:12:00Z', own: true },
  { name: 'Esther Hall', text: 'Switched on.\nTry again?', date: '2023-11-18T10:04:00Z', imgUrl: '/esther.webp' },
];

beforeEach(() => {
  vi.stubEnv('TZ', 'Pacific/Honolulu');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describeConformance(<ConversationThread items={items} />, {
  element: HTMLOListElement,
  label: 'Conversation',
  visibleLabel: 'you',
  variants: [{ items: [] }],
  otherProps: { items: items.slice(1) },
});

it('shows author, text and time in the zone of the reader, with the shopper as "You"', () => {
  render(<ConversationThread items={items} locale="en-GB" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ICYou 17 Nov, 23:12The card is not taken.',
    'Esther Hall Customer service, 18 Nov, 00:04Switched on.\nTry again?',
  ]);
});

it('shows a note under a message that was not sent', () => {
  render(<ConversationThread items={[{ ...items[0]!, note: 'Not sent yet' }]} />);
  expect(screen.getByText('Not sent yet')).toBeInTheDocument();
});
