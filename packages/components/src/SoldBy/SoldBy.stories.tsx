import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { fromLoader, loadArgs, readShop } from '../../stories/records';
import { SoldBy } from './SoldBy';
import type { SoldByProps } from './SoldBy';

/** The record of a shop, with what a story changes in it. */
const record = (changes: object = {}) =>
  loadArgs(async (context) => ({ shop: { ...(await readShop(context)), rating: 4.6, productCount: 27, ...changes } }));

const meta = preview.meta({
  id: 'components-soldby',
  component: SoldBy,
  args: { shop: fromLoader<SoldByProps['shop']>(), href: '#shop' },
  loaders: [record()],
});

/** Open, checked and closed, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1rem', padding: '1rem' }}>
      {(theme) => (
        <>
          <SoldBy {...args} label={`Sold by, ${theme}`} />
          <SoldBy {...args} label={`Checked, ${theme}`} shop={{ ...args.shop, verified: true }} />
          <SoldBy {...args} label={`Closed, ${theme}`} shop={{ ...args.shop, closed: true }} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

export const Closed = meta.story({ loaders: [record({ closed: true })] });

export const German = meta.story({ args: { locale: 'de-DE' }, globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });

export const Dark = meta.story({ globals: { theme: 'dark' }, tags: ['mode'] });
