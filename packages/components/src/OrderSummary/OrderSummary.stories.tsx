import preview from '#storybook/preview';
import { Button } from '../Button';
import { OrderSummary } from './OrderSummary';

const meta = preview.meta({
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
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24.5rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const WithNote = meta.story({
  args: {
    note: (
      <label style={{ display: 'grid' }}>
        Note to the shops
        <textarea rows={3} />
      </label>
    ),
  },
});

/** Shipping has a price, nothing was saved. */
export const PaidShipping = meta.story({ args: { shipping: 4.99, saving: 0 } });

export const Empty = meta.story({ args: { items: [], saving: 0 } });

export const LongText = meta.story({
  args: { items: [{ label: 'The Northern Harbour Street Trading Company and Daughters', amount: 1_234_567.89 }] },
});

export const German = meta.story({
  args: {
    action: <Button size="lg" stretch render={<a href="#login">Anmelden und behalten</a>} />,
    hint: 'Auf diesem Gerät 30 Tage lang gespeichert.',
  },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
