import preview from '#storybook/preview';
import type { Shop } from '@marketrow/fixtures';
import { fromLoader, loadArgs, readShop, readShops } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { ShopCard } from './ShopCard.js';
import type { ShopCardProps } from './ShopCard.js';
import { ShopCardList } from './ShopCardList.js';

/** Fields that the API's record of a shop lacks. */
const extras = { rating: 4.8, tagline: 'Keys, gateways, boxed licenses', productCount: 86 };
const long = {
  name: 'The Constant Shoppers’ Cooperative of Harbor Street',
  tagline: 'Everything that a household of seven needs between Monday and Sunday',
};

/** Loads the record of a shop, with the given additions. */
const record = (changes: object = extras) =>
  loadArgs(async (context) => ({ shop: { ...(await readShop(context)), ...changes } }));

const meta = preview.meta({
  id: 'components-shopcard',
  title: 'Catalog/ShopCard',
  component: ShopCard,
  args: {
    shop: fromLoader<ShopCardProps['shop']>(),
    href: '#cybershop',
    headingLevel: 2 as const,
    style: { maxInlineSize: '20rem' },
  },
  loaders: [record()],
});

/** Full record, minimal record, long text, a dark cover, and a list. */
export const Matrix = meta.story({
  loaders: [async (context) => ({ shops: await readShops(context) })],
  render: (args, { loaded }) => (
    <States width="16rem">
      <State name="Rated, tagline, products">
        <ShopCard {...args} />
      </State>
      <State name="Least record">
        <ShopCard {...args} shop={{ name: args.shop.name, coverPicture: args.shop.coverPicture }} />
      </State>
      <State name="Long text">
        <ShopCard {...args} shop={{ ...args.shop, ...long, name: 'Hochgeschwindigkeitsnetzwerkgesellschaft' }} />
      </State>
      <State name="darkCoverPicture">
        <ShopCard {...args} shop={{ ...args.shop, darkCoverPicture: '/images/shops/cybershop-cover-night.webp' }} />
      </State>
      <State name="media">
        <ShopCard {...args} media={<div style={{ blockSize: '50%', background: 'var(--mr-accent-soft)' }} />} />
      </State>
      <State name="Hover" pseudo="hover">
        <ShopCard {...args} />
      </State>
      <State name="Focus" pseudo="focus">
        <ShopCard {...args} />
      </State>
      <State name="ShopCardList" wide>
        <ShopCardList
          aria-label="Featured shops"
          items={(loaded['shops'] as Shop[]).map((shop) => ({ ...shop, ...extras }))}
          hrefTemplate="#{slug}"
          headingLevel={2}
        />
      </State>
    </States>
  ),
});

export const Default = meta.story();

/** The plain API record: no rating, no tagline, no count. */
export const LeastRecord = meta.story({ loaders: [record({})] });

export const LongText = meta.story({ loaders: [record({ ...extras, ...long })] });

const list = {
  loaders: [async (context: Parameters<typeof readShops>[0]) => ({ shops: await readShops(context) })],
  render: (_: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
    <ShopCardList
      aria-label="Featured shops"
      items={(loaded['shops'] as Shop[]).map((shop) => ({ ...shop, ...extras }))}
      hrefTemplate="#{slug}"
      headingLevel={2}
    />
  ),
};

/** Four per row; below 900 px a scrolling row. */
export const List = meta.story(list);
