import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { load } from '../../../stories/load.js';
import { fromLoader, readSlides } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { Button } from '../../base/Button/index.js';
import { Hero } from './Hero.js';
import type { HeroProduct, HeroItem } from './heroItem.js';

const still: HeroItem = {
  id: 'still',
  title: 'Give them\npeace of mind.',
  description: 'Hardware keys, home firewalls and a bear to guard them. Wrapped by the shop, at the door today.',
  buttonText: 'Shop Now',
  href: '#popular',
  src: '/images/heroes/gift-1.webp',
  smallSrc: '/images/heroes/gift-1-small.webp',
  shade: 'dark',
};

const light: HeroItem = {
  ...still,
  title: 'Flowers by four,\nsmiles by six.',
  src: '/images/heroes/gift-2.webp',
  smallSrc: '/images/heroes/gift-2-small.webp',
  shade: 'light',
  secondText: 'Wrapped surprises',
  secondHref: '#wrapped',
};

const lit: HeroItem = {
  ...light,
  darkSrc: '/images/heroes/gift-2-night.webp',
  smallDarkSrc: '/images/heroes/gift-2-small-night.webp',
};

const long: HeroItem = {
  ...still,
  title: 'Sicherheitsvorkehrungen für das ganze Haus',
  description:
    'Schlüssel, Firewalls für zu Hause und ein Bär, der auf sie aufpasst. Vom Shop eingepackt, mit einer Karte in Ihren Worten versehen und noch heute an der Tür.',
  buttonText: 'Jetzt einkaufen',
  secondText: 'Ein Geschenk finden',
  secondHref: '#gift',
};

const meta = preview.meta({
  id: 'components-hero',
  title: 'Catalog/Hero',
  component: Hero,
  loaders: [
    async (context) => {
      const market = context.globals['vertical'] === 'market';
      const [items, products] = await Promise.all([
        readSlides(context, market ? '/api/market/main-carousel' : '/api/gift-shop/main-carousel'),
        load<HeroProduct[]>('/api/products', context),
      ]);
      return { args: { items, products } };
    },
  ],
  args: { items: fromLoader<HeroItem[]>(), productHrefTemplate: '#{slug}', headingLevel: 1 as const },
  globals: { vertical: 'gift' },
});

/** Slides with dark and light images, an image per theme, a long text, and slots. */
export const Matrix = meta.story({
  render: (args) => {
    const { items, products } = args;
    const pins = items[0]?.pins;
    const slide = (name: string, item: HeroItem) => (
      <Hero {...args} headingLevel={2} label={name} items={[item]} products={products} />
    );
    return (
      <States>
        <State name="Several slides">
          <Hero {...args} headingLevel={2} label="Several slides" autoPlay={false} />
        </State>
        <State name='shade="dark", long text'>{slide('Long text', { ...long, secondText: undefined })}</State>
        <State name='shade="light"'>{slide('Light', { ...light, pins })}</State>
        <State name="A picture for each theme">{slide('Themes', { ...lit, pins })}</State>
        <State name="Hover" pseudo="hover">
          {slide('Hover', { ...light, pins })}
        </State>
        <State name="Focus, own picture and buttons" pseudo="focus">
          {slide('Focus', {
            ...still,
            pins,
            media: <div style={{ position: 'absolute', inset: 0, zIndex: -1, background: 'var(--mr-accent)' }} />,
            actions: (
              <Button variant="light" size="lg">
                Find a gift
              </Button>
            ),
          })}
        </State>
      </States>
    );
  },
});

export const Default = meta.story();

Default.test('moves to the next slide and back; only the visible slide is operable', async ({ canvas, userEvent }) => {
  const first = canvas.getByRole('link', { name: 'Find a gift' });
  await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
  await expect(first.closest('[inert]')).not.toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
  await expect(first.closest('[inert]')).toBeNull();
});

/** A single slide has no controls and does not move. */
export const OneSlide = meta.story({ args: { items: [still] } });

/** Dark text on a light image. */
export const LightTone = meta.story({ args: { items: [light] } });

/** An image per theme: the dark one has light text. */
export const ByNight = meta.story({ args: { items: [lit] }, globals: { theme: 'dark' } });

export const LongText = meta.story({ args: { items: [long] } });
