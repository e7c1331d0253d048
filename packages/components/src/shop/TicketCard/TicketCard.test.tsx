import { describe, expect, it } from 'vitest';
import { describeConformance, render, screen, within } from '#test-utils';
import * as german from '../../labels/de.js';
import { TicketCard } from './TicketCard.js';
import { TicketCardList } from './TicketCardList.js';

const ticket = {
  slug: 'gift-card',
  title: 'Gift card is not taken at the end',
  type: 'Urgent',
  status: 'Open',
  date: '2023-11-18T09:12:00Z',
  category: 'Payment Problem',
};
const other = { ...ticket, slug: 'wrong-picture', title: 'Wrong picture', type: 'Normal', category: 'UX Problem' };

describeConformance(<TicketCard ticket={ticket} href="/support-tickets/gift-card" />, {
  element: HTMLTableRowElement,
  wrap: (row) => (
    <table>
      <tbody>{row}</tbody>
    </table>
  ),
  variants: [{ href: undefined }],
  otherProps: { ticket: other },
});

describe('TicketCardList', () => {
  describeConformance(<TicketCardList items={[ticket, other]} hrefTemplate="/support-tickets/{slug}" />, {
    element: HTMLTableElement,
    label: 'Support tickets',
    visibleLabel: 'label',
    otherProps: { items: [other] },
  });

  it('has a row for each ticket, whose title links to it', () => {
    render(<TicketCardList items={[ticket, other]} hrefTemplate="/support-tickets/{slug}" locale="en-GB" />);
    const row = screen.getByRole('row', { name: /Gift card/ });
    expect(within(row).getByRole('link', { name: ticket.title })).toHaveAttribute('href', '/support-tickets/gift-card');
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Urgent', 'Open', 'Payment Problem', '18 Nov 2023']);
  });

  it('translates known categories, and shows unknown ones unchanged', () => {
    const items = [ticket, { ...other, category: 'toString' }];
    render(<TicketCardList items={items} labels={german.TicketCard} locale="de-DE" />);
    expect(screen.getByText('Problem mit der Zahlung')).toBeInTheDocument();
    expect(screen.getByText('toString')).toBeInTheDocument();
  });
});
