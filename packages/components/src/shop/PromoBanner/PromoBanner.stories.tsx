import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { PromoBanner } from './PromoBanner.js';

const longBanner = {
  title: 'Haushaltswaren und Lebensmittel aus der Nachbarschaft',
  buttonText: 'Verfügbarkeit prüfen',
  href: '#home-essentials',
};

const meta = preview.meta({
  id: 'components-promobanner',
  title: 'Catalog/PromoBanner',
  component: PromoBanner,
  args: {
    items: [
      {
        title: 'From the shop around the corner',
        src: '/images/promos/street.webp',
        vertical: 'market' as const,
        facts: [
          { value: '40 min', title: 'to your door' },
          { value: '$10', title: 'delivery from' },
          { value: '97%', title: 'positive feedback' },
        ],
      },
      {
        title: 'Home essentials',
        src: '/images/promos/home-essentials.webp',
        vertical: 'grocery' as const,
        buttonText: 'Shop Now',
        href: '#home-essentials',
      },
    ],
  },
});

const ground = <div style={{ position: 'absolute', inset: 0, zIndex: -1, background: 'var(--mr-tag)' }} />;

/** Two banners, one with long text, and one with neither button nor facts. */
export const Matrix = meta.story({
  render: ({ items, ...args }) => (
    <States>
      <State name="Two banners">
        <PromoBanner {...args} items={items} />
      </State>
      <State name='vertical="gift", figures and button, long text'>
        <PromoBanner
          {...args}
          items={[{ ...longBanner, src: '/images/promos/street.webp', vertical: 'gift', facts: items[0]?.facts }]}
        />
      </State>
      <State name="media, title alone">
        <PromoBanner {...args} items={[{ title: 'Home essentials', src: '', media: ground }]} />
      </State>
      <State name="Hover" pseudo="hover">
        <PromoBanner {...args} items={items.slice(1)} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const One = meta.story({
  args: {
    items: [
      {
        title: 'Home essentials',
        src: '/images/promos/home-essentials.webp',
        buttonText: 'Shop Now',
        href: '#',
      },
    ],
  },
});
