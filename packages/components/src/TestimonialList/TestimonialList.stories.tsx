import preview from '#storybook/preview';
import { load } from '../../stories/load';
import { TestimonialList } from './TestimonialList';
import type { TestimonialListItem } from './TestimonialList';

const meta = preview.meta({
  component: TestimonialList,
  loaders: [
    async (context) => ({ items: await load<TestimonialListItem[]>('/api/grocery-2/testimonial-list', context) }),
  ],
  render: ({ items, ...args }, { loaded }) => (
    <TestimonialList {...args} items={items.length > 0 ? items : (loaded['items'] as TestimonialListItem[])} />
  ),
  args: { items: [] },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    items: [
      {
        name: 'Wolfeschlegelsteinhausenbergerdorff Hubert',
        imgUrl: '/images/people/tobias-brandt.webp',
        rating: 3.5,
        comment:
          'I had meant to write two lines. Then I thought of the rider, who carried a rack gateway up five flights, asked for a glass of water, and noticed that the fan was in backwards. That was in February. It still runs.',
        title: 'bought Northgate 40 rack-ready gateway with dual antennas',
      },
      { name: 'Ines', imgUrl: '/images/people/ines-calder.webp', rating: 5, comment: 'Good.' },
    ],
  },
});

export const German = meta.story({ globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
