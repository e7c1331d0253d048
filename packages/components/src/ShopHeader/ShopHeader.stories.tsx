import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { ShopHeader } from './ShopHeader';

const shop = {
  name: 'Scarlett Beauty',
  tagline: 'Skin, hands, and one good red.',
  coverTone: 'light',
  coverPicture: '/images/shops/scarlett-beauty-cover.webp',
  profilePicture: '/images/shops/scarlett-beauty-avatar.webp',
  address: '43 Tannery Street, Wilmington, Delaware',
  phone: '+1 555 010 0128',
  email: 'hello@scarlett-beauty.example',
  rating: 4.7,
  ratingCount: 1204,
  productCount: 142,
  socialLinks: { facebook: '#facebook', youtube: '#youtube', instagram: '#instagram' },
} as const;

const meta = preview.meta({ component: ShopHeader, args: { shop } });

/** Open, checked and closed, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '2rem', padding: '1rem' }}>
      {() => (
        <>
          <ShopHeader {...args} headingLevel={2} />
          <ShopHeader {...args} headingLevel={2} shop={{ ...args.shop, verified: true, closed: true }} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

export const Closed = meta.story({ args: { shop: { ...shop, closed: true } } });

/** A dark cover. */
export const DarkCover = meta.story({
  args: { shop: { ...shop, name: 'Cybershop', coverPicture: '/images/shops/cybershop-cover.webp', coverTone: 'dark' } },
});

/** A cover of which it is not known how light it is: the line has a ground of its own. */
export const UnknownCover = meta.story({ args: { shop: { ...shop, coverTone: undefined } } });

/** Only what every shop has. */
export const Bare = meta.story({
  args: { shop: { name: shop.name, coverPicture: shop.coverPicture, profilePicture: shop.profilePicture } },
});

export const German = meta.story({ args: { locale: 'de-DE' }, globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
