import preview from '#storybook/preview';
import { PromoFacts } from './PromoFacts';

const meta = preview.meta({
  component: PromoFacts,
  args: {
    'aria-label': 'In figures',
    items: [
      { value: '40', unit: 'min', text: 'from the shop to your door' },
      { value: '$10', prefix: 'from', text: 'delivery, however many shops' },
      { value: '97', unit: '%', text: 'positive feedback from verified buyers' },
    ],
  },
});

export const Default = meta.story();

export const German = meta.story({
  args: {
    items: [
      { value: '40', unit: 'Min.', text: 'vom Laden bis zu Ihrer Tür' },
      { value: '10', prefix: 'ab', unit: '$', text: 'Lieferung, aus beliebig vielen Läden' },
      { value: '97', unit: '%', text: 'positive Bewertungen von geprüften Käuferinnen und Käufern' },
    ],
  },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
