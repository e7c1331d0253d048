import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { Rating } from './Rating.js';

const meta = preview.meta({
  id: 'components-rating',
  title: 'Catalog/Rating',
  component: Rating,
  args: { value: 4.3, count: 128 },
});

/** Each variant with a whole rating, a half one, none, another number of stars, and no count. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="14rem">
      {(['stars', 'single'] as const).map((variant) => (
        <State key={variant} name={`variant="${variant}"`}>
          <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
            <Rating {...args} variant={variant} />
            <Rating {...args} variant={variant} value={5} count={1} />
            <Rating {...args} variant={variant} value={2.5} count={12840} />
            <Rating {...args} variant={variant} count={undefined} />
            <Rating {...args} variant={variant} value={0} count={0} />
            <Rating {...args} variant={variant} value={7.25} max={10} />
          </div>
        </State>
      ))}
    </States>
  ),
});

export const Default = meta.story();

export const NoCount = meta.story({ args: { count: undefined } });

/** For product cards. */
export const Single = meta.story({ args: { variant: 'single', value: 4.8, count: 214 } });

export const Unrated = meta.story({ args: { value: 0, count: 0 } });

export const OutOfTen = meta.story({ args: { value: 7.25, max: 10 } });
