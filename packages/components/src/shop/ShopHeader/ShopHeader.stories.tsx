import preview from '#storybook/preview';
import { fromLoader, loadArgs, readShop } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { Button } from '../../base/Button/index.js';
import { ShopHeader } from './ShopHeader.js';
import type { ShopHeaderProps } from './ShopHeader.js';

/** Fields that the API's record of a shop lacks. */
const extras = {
  tagline: 'Skin, hands, and one good red.',
  coverShade: 'light',
  rating: 4.7,
  ratingCount: 1204,
  productCount: 142,
};

/** Loads the record of a shop, with the given changes. */
const record = (changes: object = {}, slug = 'scarlett-beauty') =>
  loadArgs(async (context) => ({ shop: { ...(await readShop(context, slug)), ...extras, ...changes } }));

const meta = preview.meta({
  id: 'components-shopheader',
  title: 'Catalog/ShopHeader',
  component: ShopHeader,
  args: { shop: fromLoader<ShopHeaderProps['shop']>() },
  loaders: [record()],
});

/** A light, a dark and an unknown cover, verified and closed, the minimal record, and the links on hover and focus. */
export const Matrix = meta.story({
  render: (args) => {
    const { name, coverPicture } = args.shop;
    return (
      <States>
        <State name='coverShade="light"'>
          <ShopHeader {...args} headingLevel={2} />
        </State>
        <State name='coverShade="dark", verified, closed, actions'>
          <ShopHeader
            {...args}
            headingLevel={2}
            heading={`${name} · The Constant Shoppers’ Cooperative`}
            shop={{ ...args.shop, coverShade: 'dark', verified: true, closed: true }}
            actions={<Button variant="quiet">Follow</Button>}
          />
        </State>
        <State name="Unknown cover, least record">
          <ShopHeader
            headingLevel={2}
            shop={{ name, coverPicture, profilePicture: null, tagline: `${extras.tagline} ${extras.tagline}` }}
          />
        </State>
        <State name="darkCoverPicture">
          <ShopHeader
            headingLevel={2}
            shop={{
              name,
              coverPicture,
              darkCoverPicture: '/images/shops/cybershop-cover-night.webp',
              coverShade: 'light',
              tagline: extras.tagline,
            }}
          />
        </State>
      </States>
    );
  },
});

export const Default = meta.story();

export const Closed = meta.story({ loaders: [record({ closed: true })] });

/** Dark cover image. */
export const DarkCover = meta.story({ loaders: [record({ coverShade: 'dark' }, 'cybershop')] });

/** Unknown brightness of the cover image: the tagline has its own background. */
export const UnknownCover = meta.story({ loaders: [record({ coverShade: undefined })] });

/** Required fields only. */
export const Bare = meta.story({
  loaders: [
    loadArgs(async (context) => {
      const { name, coverPicture, profilePicture } = await readShop(context);
      return { shop: { name, coverPicture, profilePicture } };
    }),
  ],
});
