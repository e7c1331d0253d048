import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { Button } from '../../base/Button/index.js';
import { OrderSummary } from './OrderSummary.js';

const note = (
  <label style={{ display: 'grid' }}>
    Note to the shops
    <textarea rows={3} />
  </label>
);
const longItems = [{ title: 'The Northern Harbor Street Trading Company and Daughters', amount: 1_234_567.89 }];

const meta = preview.meta({
  id: 'components-ordersummary',
  title: 'Cart and checkout/OrderSummary',
  component: OrderSummary,
  args: {
    items: [
      { title: 'Cybershop', amount: 177.9 },
      { title: 'Word Wide Wishes', amount: 80 },
      { title: 'Coveted Clicks', amount: 118 },
    ],
    saving: 46.8,
    action: <Button size="lg" stretch render={<a href="#login">Log in to keep this cart</a>} />,
    hint: (
      <>
        Saved on this device for 30 days. <a href="#shop">Continue shopping</a>
      </>
    ),
    style: { maxInlineSize: '24.5rem' },
  },
});

/** Free, paid and no shipping, extra rows, a note, an empty cart, and long text. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="20rem">
      <State name="Free shipping, saving, action, hint">
        <OrderSummary {...args} label="Free shipping" shipping={0} />
      </State>
      <State name="Paid shipping, further rows, two actions">
        <OrderSummary
          {...args}
          label="Paid shipping"
          shipping={4.99}
          extraItems={[
            { title: 'Tax', amount: 31.2 },
            { title: 'Code SPRING', amount: -20 },
          ]}
          saving={0}
          action={
            <>
              {args.action}
              <Button size="lg" stretch variant="quiet">
                Continue as a guest
              </Button>
            </>
          }
        />
      </State>
      <State name="Note">
        <OrderSummary {...args} label="Note" note={note} />
      </State>
      <State name="Empty">
        <OrderSummary {...args} label="Empty" items={[]} saving={0} action={undefined} hint={undefined} />
      </State>
      <State name="Long name">
        <OrderSummary {...args} label="Long name" items={longItems} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const WithNote = meta.story({ args: { note } });

/** Paid shipping, and no saving. */
export const PaidShipping = meta.story({ args: { shipping: 4.99, saving: 0 } });

export const Empty = meta.story({ args: { items: [], saving: 0 } });

export const LongText = meta.story({ args: { items: longItems } });
