import { expect, it } from 'vitest';
import { page } from '../../../test-utils/browser.js';
import { render, screen } from '#test-utils';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { TicketCardList } from '../TicketCard/index.js';
import * as de from '../../labels/de.js';
import { StatusBadge } from './StatusBadge.js';

/** Counts the lines of each word of an element. */
function linesOfWords(element: Element): number[] {
  const text = element.firstChild as Text;
  return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length;
  });
}

it('breaks no word in a narrow row', async () => {
  await page.viewport(1024, 800);
  const ticket = {
    title: 'Probleme mit der Überprüfung der Identität beim ersten Anmelden nach dem Wechsel der Adresse',
    type: 'Urgent',
    status: 'Closed',
    date: '2026-03-04T10:00:00.000Z',
    category: 'Problem mit der Überprüfung der Zahlung',
    slug: 'a',
  };
  render(
    <div lang="de" style={{ inlineSize: '30rem' }}>
      <TicketCardList items={[ticket]} locale="de" labels={{ status: de.StatusBadge }} />
    </div>,
  );
  const badges = ['Dringend', 'Geschlossen'].map((name) => screen.getByText(name));
  expect(badges.map(linesOfWords)).toEqual([[1], [1]]);
});

it('breaks a word that is wider than its container', () => {
  render(
    <div lang="de" style={{ inlineSize: '5rem' }} data-testid="place">
      <StatusBadge status="Wiedervorlagebestätigung" />
    </div>,
  );
  const place = screen.getByTestId('place');
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});
