import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { fromLoader, loadArgs, readOrders } from '../../stories/records';
import { OrderCardList } from './OrderCardList';
import type { OrderCardListProps } from './OrderCardList';

const meta = preview.meta({
  id: 'components-ordercard',
  component: OrderCardList,
  args: { items: fromLoader<OrderCardListProps['items']>(), hrefTemplate: '#{id}' },
  loaders: [loadArgs(async (context) => ({ items: await readOrders(context) }))],
});

/** One row for each state, in light and dark. */
export const Matrix = meta.story({
  render: (args) => <BothThemes>{(theme) => <OrderCardList {...args} label={`Orders, ${theme}`} />}</BothThemes>,
});

export const Default = meta.story();

/** Cards of two lines. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } }, tags: ['mode'] });

export const PhoneGerman = meta.story({ globals: { viewport: { value: 'mobile1' }, language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });

/** Without an address nothing is a link. */
export const NoLinks = meta.story({ args: { hrefTemplate: undefined } });
