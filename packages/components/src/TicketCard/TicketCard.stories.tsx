import preview from '#storybook/preview';
import { TicketCardList } from './TicketCardList';

const ticket = {
  slug: 'gift-card',
  title: 'Gift card is not taken at the end',
  type: 'Urgent',
  status: 'Open',
  date: '2023-11-18T09:12:00Z',
  category: 'Payment Problem',
};
const items = [
  ticket,
  { ...ticket, slug: 'picture', title: 'The picture shows another lamp', type: 'Normal', category: 'UX Problem' },
  { ...ticket, slug: 'page', title: 'A page stays white', status: 'Closed', category: 'Website Problem' },
];

const meta = preview.meta({ component: TicketCardList, args: { items, hrefTemplate: '#{slug}' } });

/** Types and states. */
export const Matrix = meta.story();

export const MatrixDark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const PhoneGerman = meta.story({ globals: { viewport: { value: 'mobile1' }, language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
