import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { tiles } from '../../stories/tiles';
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

const least = { ...shop, rating: undefined, tagline: undefined, productCount: undefined };
const longShop = {
  ...shop,
  name: 'The Constant Shoppers’ Cooperative of Harbour Street',
  tagline: 'Everything that a household of seven needs between Monday and Sunday',
};

const meta = preview.meta({
  component: ShopCard,
  args: { shop, href: '#cybershop', headingLevel: 2 as const, style: { maxInlineSize: '20rem' } },
});

/** With all that a record may have, with the least, and with long text, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('16rem')}>
      {() => (
        <>
          <ShopCard {...args} />
          <ShopCard {...args} shop={{ ...shop, rating: 5, productCount: 1, tagline: undefined }} />
          <ShopCard {...args} shop={least} />
          <ShopCard {...args} shop={longShop} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

/** A record of the API as it is: no score, no tagline, no count. */
export const LeastRecord = meta.story({
  args: { shop: least },
});

export const LongText = meta.story({
  args: {
    shop: longShop,
  },
});

export const German = meta.story({
  args: { shop: { ...shop, tagline: 'Schlüssel, Router, Lizenzen im Karton' } },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

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
  render: () => <ShopCardList aria-label="Featured shops" items={shops} hrefTemplate="#{slug}" headingLevel={2} />,
});

export const PhoneList = meta.story({
  render: () => <ShopCardList aria-label="Featured shops" items={shops} hrefTemplate="#{slug}" headingLevel={2} />,
  globals: { viewport: { value: 'mobile1' } },
});
