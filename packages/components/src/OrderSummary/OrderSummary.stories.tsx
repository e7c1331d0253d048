import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { tiles } from '../../stories/tiles';
import { Button } from '../Button';
import { OrderSummary } from './OrderSummary';

const note = (
  <label style={{ display: 'grid' }}>
    Note to the shops
    <textarea rows={3} />
  </label>
);
const longItems = [{ label: 'The Northern Harbor Street Trading Company and Daughters', amount: 1_234_567.89 }];

const meta = preview.meta({
  id: 'components-ordersummary',
  component: OrderSummary,
  args: {
    items: [
      { label: 'Cybershop', amount: 177.9 },
      { label: 'Word Wide Wishes', amount: 80 },
      { label: 'Coveted Clicks', amount: 118 },
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

/** Free, paid and no shipping, further rows, a note, nothing in it, and long text, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('18rem')}>
      {(theme) => (
        <>
          <OrderSummary {...args} label={`Free shipping, ${theme}`} shipping={0} />
          <OrderSummary
            {...args}
            label={`Paid shipping, ${theme}`}
            shipping={4.99}
            extraItems={[
              { label: 'Tax', amount: 31.2 },
              { label: 'Code SPRING', amount: -20 },
            ]}
            saving={0}
          />
          <OrderSummary {...args} label={`With a note, ${theme}`} note={note} />
          <OrderSummary {...args} label={`Empty, ${theme}`} items={[]} saving={0} action={undefined} hint={undefined} />
          <OrderSummary {...args} label={`Long text, ${theme}`} items={longItems} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

export const WithNote = meta.story({ args: { note } });

/** Shipping has a price, nothing was saved. */
export const PaidShipping = meta.story({ args: { shipping: 4.99, saving: 0 } });

export const Empty = meta.story({ args: { items: [], saving: 0 } });

export const LongText = meta.story({ args: { items: longItems } });

export const German = meta.story({
  args: {
    action: <Button size="lg" stretch render={<a href="#login">Anmelden und behalten</a>} />,
    hint: 'Auf diesem Gerät 30 Tage lang gespeichert.',
  },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
