import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { tiles } from '../../stories/tiles';
import { Price } from './Price';

const meta = preview.meta({ id: 'components-price', component: Price, args: { price: 57.65, discount: 15 } });

/** Each size, reduced and not, with what is saved, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('14rem')}>
      {() =>
        (['sm', 'md', 'lg'] as const).map((size) => (
          <div key={size} style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
            <Price {...args} size={size} discount={0} />
            <Price {...args} size={size} />
            <Price {...args} size={size} price={40} compareAtPrice={50} />
            <Price {...args} size={size} showSaving />
            <Price {...args} size={size} price={1299999.95} discount={60} showSaving />
            <Price {...args} size={size} price={1299} locale="de-DE" currency="EUR" showSaving />
          </div>
        ))
      }
    </BothThemes>
  ),
});

export const Default = meta.story();

export const NotReduced = meta.story({ args: { discount: 0 } });

export const Small = meta.story({ args: { size: 'sm' } });

/** As on a product page. */
export const LargeWithSaving = meta.story({ args: { size: 'lg', showSaving: true } });

export const Thousands = meta.story({ args: { price: 1299999.95, discount: 60 } });

export const German = meta.story({
  args: { price: 1299, size: 'lg', showSaving: true },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ args: { showSaving: true }, globals: { direction: 'rtl' }, tags: ['mode'] });
