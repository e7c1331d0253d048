import preview from '#storybook/preview';
import { load } from '../../../stories/load.js';
import { fromLoader, loadArgs } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { TestimonialList } from './TestimonialList.js';
import type { TestimonialListItem } from './TestimonialList.js';

const long: TestimonialListItem[] = [
  {
    name: 'Wolfeschlegelsteinhausenbergerdorff Hubert',
    imgUrl: '/images/people/tobias-brandt.webp',
    rating: 3.5,
    comment:
      'I had meant to write two lines. Then I thought of the rider, who carried a rack gateway up five flights, asked for a glass of water, and noticed that the fan was in backwards. That was in February. It still runs.',
    title: 'bought Northgate 40 rack-ready gateway with dual antennas',
  },
  { name: 'Ines', imgUrl: '/images/people/ines-calder.webp', rating: 5, comment: 'Good.' },
];

const meta = preview.meta({
  id: 'components-testimoniallist',
  title: 'Catalog/TestimonialList',
  component: TestimonialList,
  args: { items: fromLoader<TestimonialListItem[]>() },
  loaders: [loadArgs(async (context) => ({ items: await load('/api/grocery-2/testimonial-list', context) }))],
});

/** Three and two, short and long, without an image, and focus on the scrolling row. */
export const Matrix = meta.story({
  render: (args) => (
    <States>
      <State name="Three">
        <TestimonialList {...args} />
      </State>
      <State name="Long text">
        <TestimonialList {...args} label="Long text" items={long} />
      </State>
      <State name="Without portrait and title">
        <TestimonialList
          {...args}
          label="Without portrait"
          items={[{ name: 'Ines', rating: 4, comment: 'Came on Tuesday, as it said.' }]}
        />
      </State>
      <State name="Focus" pseudo="focus">
        <TestimonialList {...args} label="Focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const LongText = meta.story({ args: { items: long } });
