import preview from '#storybook/preview';
import { ShopCard } from './ShopCard';
import { ShopCardList } from './ShopCardList';

const shop = {
  slug: 'cybershop',
  name: 'Cybershop',
  coverPicture: '/images/shops/cybershop-cover.webp',
  profilePicture: '/images/shops/cybershop-avatar.webp',
  rating: 4.8,
  tagline: 'Keys, gateways, boxed licences',
  productCount: 86,
};

const meta = preview.meta({
  component: ShopCard,
  args: { shop, href: '#cybershop', headingLevel: 2 as const },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

/** A record of the API as it is: no score, no tagline, no count. */
export const LeastRecord = meta.story({
  args: { shop: { ...shop, rating: undefined, tagline: undefined, productCount: undefined } },
});

export const LongText = meta.story({
  args: {
    shop: {
      ...shop,
      name: 'The Constant Shoppers’ Cooperative of Harbour Street',
      tagline: 'Everything that a household of seven needs between Monday and Sunday',
    },
  },
});

export const German = meta.story({
  args: { shop: { ...shop, tagline: 'Schlüssel, Router, Lizenzen im Karton' } },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

const names = ['Cybershop', 'Scarlett Beauty', 'Word Wide Wishes', 'Coveted Clicks'];
const shops = names.map((name, index) => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const pictures = {
    coverPicture: `/images/shops/${slug}-cover.webp`,
    profilePicture: `/images/shops/${slug}-avatar.webp`,
  };
  return { ...shop, ...pictures, slug, name, rating: 4.9 - index / 10 };
});

/** Four in a row; below 900 px a row that scrolls. */
export const List = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: '100%' }}>{Story()}</div>],
  render: () => <ShopCardList aria-label="Featured shops" items={shops} hrefTemplate="#{slug}" headingLevel={2} />,
});

export const PhoneList = meta.story({
  render: () => <ShopCardList aria-label="Featured shops" items={shops} hrefTemplate="#{slug}" headingLevel={2} />,
  globals: { viewport: { value: 'mobile1' } },
});
