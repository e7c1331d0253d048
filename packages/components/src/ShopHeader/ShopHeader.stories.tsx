import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { fromLoader, loadArgs, readShop } from '../../stories/records';
import { ShopHeader } from './ShopHeader';
import type { ShopHeaderProps } from './ShopHeader';

/** What a shop says of itself beside the record of the API. */
const told = {
  tagline: 'Skin, hands, and one good red.',
  coverTone: 'light',
  rating: 4.7,
  ratingCount: 1204,
  productCount: 142,
};

/** The record of a shop, with what a story changes in it. */
const record = (changes: object = {}, slug = 'scarlett-beauty') =>
  loadArgs(async (context) => ({ shop: { ...(await readShop(context, slug)), ...told, ...changes } }));

const meta = preview.meta({
  id: 'components-shopheader',
  component: ShopHeader,
  args: { shop: fromLoader<ShopHeaderProps['shop']>() },
  loaders: [record()],
});

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

export const Closed = meta.story({ loaders: [record({ closed: true })] });

/** A dark cover. */
export const DarkCover = meta.story({ loaders: [record({ coverTone: 'dark' }, 'cybershop')] });

/** A cover of which it is not known how light it is: the line has a background of its own. */
export const UnknownCover = meta.story({ loaders: [record({ coverTone: undefined })] });

/** Only what every shop has. */
export const Bare = meta.story({
  loaders: [
    loadArgs(async (context) => {
      const { name, coverPicture, profilePicture } = await readShop(context);
      return { shop: { name, coverPicture, profilePicture } };
    }),
  ],
});

export const German = meta.story({ args: { locale: 'de-DE' }, globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });

export const Dark = meta.story({ globals: { theme: 'dark' }, tags: ['mode'] });
