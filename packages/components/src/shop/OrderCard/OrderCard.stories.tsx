import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { fromLoader, loadArgs, readOrders } from '../../../stories/records.js';
import { OrderCardList } from './OrderCardList.js';
import type { OrderCardListProps } from './OrderCardList.js';

const meta = preview.meta({
  id: 'components-ordercard',
  title: 'Account/OrderCard',
  component: OrderCardList,
  args: { items: fromLoader<OrderCardListProps['items']>(), hrefTemplate: '#{id}' },
  loaders: [loadArgs(async (context) => ({ items: await readOrders(context) }))],
});

/** One row for each status, without a link, and without an image. */
export const Matrix = meta.story({
  render: ({ items, ...args }) => {
    const few = items.slice(0, 1);
    const bare = few.map((order) => ({ ...order, items: [{ product_name: 'Amber Lamp' }] }));
    return (
      <States>
        <State name="Each state">
          <OrderCardList {...args} items={items} label="Each state" />
        </State>
        <State name="No link, no picture">
          <OrderCardList items={bare} label="No link" />
        </State>
        <State name="Hover" pseudo="hover">
          <OrderCardList {...args} items={few} label="Hover" />
        </State>
        <State name="Focus" pseudo="focus">
          <OrderCardList {...args} items={few} label="Focus" />
        </State>
      </States>
    );
  },
});

export const Default = meta.story();

/** Without `hrefTemplate` nothing is a link. */
export const NoLinks = meta.story({ args: { hrefTemplate: undefined } });
