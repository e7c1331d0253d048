import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { DescriptionList } from './DescriptionList';

const meta = preview.meta({
  id: 'components-descriptionlist',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Subtotal', description: '$375.90' },
      { term: 'Discount', description: '$0.00' },
      { term: 'Delivery address', description: '1749 Wheatley Avenue, Dover, United States' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
});

/** Both layouts in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes>
      {() => (
        <div style={{ display: 'grid', gap: '2rem' }}>
          <DescriptionList {...args} />
          <DescriptionList {...args} layout="stacked" />
        </div>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

export const German = meta.story({
  args: {
    items: [
      { term: 'Zwischensumme', description: '375,90 $' },
      { term: 'Umsatzsteuer-Identifikationsnummer', description: 'DE 123 456 789' },
    ],
  },
  globals: { language: 'de', viewport: { value: 'mobile1' } },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
