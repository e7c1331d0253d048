import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { Price } from './Price.js';

const meta = preview.meta({
  id: 'components-price',
  title: 'Catalog/Price',
  component: Price,
  args: { price: 57.65, discount: 15 },
});

/** Each size, with and without a discount, with the saving, and long amounts. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="14rem">
      {(['sm', 'md', 'lg'] as const).flatMap((size) => [
        <State key={size} name={`size="${size}"`}>
          <Price {...args} size={size} discount={0} />
        </State>,
        <State key={`${size} reduced`} name={`size="${size}" discount`}>
          <Price {...args} size={size} />
        </State>,
        <State key={`${size} saving`} name={`size="${size}" showSaving`}>
          <Price {...args} size={size} showSaving />
        </State>,
        <State key={`${size} long`} name={`size="${size}" long`}>
          <Price {...args} size={size} price={1299999.95} showSaving />
        </State>,
      ])}
      <State name="compareAtPrice">
        <Price {...args} price={40} compareAtPrice={50} />
      </State>
      <State name="Free">
        <Price {...args} price={0} />
      </State>
      <State name='currency="EUR" locale="de-DE"'>
        <Price {...args} price={1299} locale="de-DE" currency="EUR" showSaving />
      </State>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <State key={`${size} measure`} name={`size="${size}" measure`}>
          <Price {...args} size={size} measure={{ amount: 0.4, unit: 'kg' }} />
        </State>
      ))}
      <State name="rolls">
        <Price {...args} rolls />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const NotReduced = meta.story({ args: { discount: 0 } });

export const Small = meta.story({ args: { size: 'sm' } });

/** With the price per unit, which groceries show by law in many countries. */
export const PerUnit = meta.story({ args: { price: 4.94, measure: { amount: 0.4, unit: 'kg' } } });

/** For a product page. */
export const LargeWithSaving = meta.story({ args: { size: 'lg', showSaving: true } });

export const Thousands = meta.story({ args: { price: 1299999.95, discount: 60 } });
