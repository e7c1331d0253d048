import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { PromoFacts } from './PromoFacts.js';

const germanItems = [
  { value: '40', unit: 'Min.', title: 'vom Shop bis zu Ihrer Tür' },
  { value: '10', prefix: 'ab', unit: '$', title: 'Lieferung, aus beliebig vielen Shops' },
  { value: '97', unit: '%', title: 'positive Bewertungen von geprüften Käuferinnen und Käufern' },
];

const meta = preview.meta({
  id: 'components-promofacts',
  title: 'Catalog/PromoFacts',
  component: PromoFacts,
  args: {
    'aria-label': 'In figures',
    items: [
      { value: '40', unit: 'min', title: 'from the shop to your door' },
      { value: '$10', prefix: 'from', title: 'delivery, however many shops' },
      { value: '97', unit: '%', title: 'positive feedback from verified buyers' },
    ],
  },
});

/** With text and units, with numbers only, and with long text. */
export const Matrix = meta.story({
  render: ({ items, ...args }) => (
    <States>
      <State name="prefix and unit">
        <PromoFacts {...args} items={items} />
      </State>
      <State name="Figures alone, short text">
        <PromoFacts {...args} items={items.map(({ value, title }) => ({ value, title: title.split(' ')[0] ?? '' }))} />
      </State>
      <State name="Long text">
        <PromoFacts {...args} items={germanItems} />
      </State>
    </States>
  ),
});

export const Default = meta.story();
