import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { DescriptionList } from './DescriptionList.js';

const long = [
  { term: 'Zwischensumme', description: '375,90 $' },
  { term: 'Umsatzsteuer-Identifikationsnummer', description: 'DE 123 456 789' },
  { term: 'Lieferanschrift', description: 'Donaudampfschifffahrtsgesellschaftsstraße 18, Freiburg im Breisgau' },
];

const meta = preview.meta({
  id: 'components-descriptionlist',
  title: 'Catalog/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Subtotal', description: '$375.90' },
      { term: 'Discount', description: '$0.00' },
      { term: 'Delivery address', description: '1749 Wheatley Avenue, Dover, United States' },
    ],
  },
  render: (args) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <DescriptionList {...args} />
    </div>
  ),
});

/** Both layouts, and terms and descriptions that wrap. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="26rem">
      <State name={'layout="rows"'}>
        <DescriptionList {...args} />
      </State>
      <State name={'layout="stacked"'}>
        <DescriptionList {...args} layout="stacked" />
      </State>
      <State name="rows, long">
        <DescriptionList {...args} items={long} />
      </State>
      <State name="stacked, long">
        <DescriptionList {...args} items={long} layout="stacked" />
      </State>
    </States>
  ),
});

export const Default = meta.story();
