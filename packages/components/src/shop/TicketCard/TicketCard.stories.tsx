import preview from '#storybook/preview';
import { fromLoader, loadArgs, readTickets } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { TicketCardList } from './TicketCardList.js';
import type { TicketCardListProps } from './TicketCardList.js';

const meta = preview.meta({
  id: 'components-ticketcard',
  title: 'Account/TicketCard',
  component: TicketCardList,
  args: { items: fromLoader<TicketCardListProps['items']>(), hrefTemplate: '#{slug}' },
  loaders: [loadArgs(async (context) => ({ items: await readTickets(context) }))],
});

/** Types and statuses, without links, long text, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States>
      <State name="Types and states">
        <TicketCardList
          {...args}
          label="Tickets"
          items={args.items
            .slice(1, 4)
            .map((ticket, index) => (index === 2 ? { ...ticket, status: 'Closed' } : ticket))}
        />
      </State>
      <State name="Without links, long text">
        <TicketCardList
          {...args}
          label="Without links"
          hrefTemplate={undefined}
          items={args.items.slice(0, 1).map((ticket) => ({
            ...ticket,
            title: 'Hochgeschwindigkeitsnetzwerksicherheitsschlüssel und zwei Antennen kamen ohne das Ersatznetzteil',
            category: 'A category of its own',
          }))}
        />
      </State>
      <State name="Hover" pseudo="hover">
        <TicketCardList {...args} label="Hover" items={args.items.slice(0, 1)} />
      </State>
      <State name="Focus" pseudo="focus">
        <TicketCardList {...args} label="Focus" items={args.items.slice(0, 1)} />
      </State>
    </States>
  ),
});

export const Default = meta.story();
