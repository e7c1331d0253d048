import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { fromLoader, loadArgs, readTickets } from '../../stories/records';
import { TicketCardList } from './TicketCardList';
import type { TicketCardListProps } from './TicketCardList';

const meta = preview.meta({
  id: 'components-ticketcard',
  component: TicketCardList,
  args: { items: fromLoader<TicketCardListProps['items']>(), hrefTemplate: '#{slug}' },
  loaders: [loadArgs(async (context) => ({ items: await readTickets(context) }))],
});

/** Types and states, in light and dark. */
export const Matrix = meta.story({
  render: (args) => <BothThemes>{(theme) => <TicketCardList {...args} label={`Tickets, ${theme}`} />}</BothThemes>,
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } }, tags: ['mode'] });

export const PhoneGerman = meta.story({ globals: { viewport: { value: 'mobile1' }, language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
