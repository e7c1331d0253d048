import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { BrandList } from './BrandList';

const brands = [
  ['northgate', 'Northgate'],
  ['halden', 'Halden'],
  ['keyfold', 'Keyfold'],
  ['alder-oak', 'Alder & Oak'],
  ['fennlow', 'Fennlow'],
  ['stowmere', 'Stowmere'],
  ['deskwarden', 'Deskwarden'],
  ['harkby', 'Harkby'],
] as const;

const inType = brands.map(([slug, name]) => ({ slug, name }));
const longNames = brands.map(([slug, name]) => ({ slug, name: `${name} Manufakturgesellschaft` }));

const meta = preview.meta({
  id: 'components-brandlist',
  component: BrandList,
  args: {
    'aria-label': 'Brands',
    hrefTemplate: '#{slug}',
    items: brands.map(([slug, name]) => ({ slug, name, image: `/images/brands/${slug}.svg` })),
  },
});

/** Wordmarks, names in type, without links, and long names, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1.5rem' }}>
      {(theme) => (
        <>
          <BrandList {...args} aria-label={`${theme}, wordmarks`} />
          <BrandList {...args} aria-label={`${theme}, in type`} items={inType} />
          <BrandList {...args} aria-label={`${theme}, no links`} items={inType} hrefTemplate={undefined} />
          <BrandList {...args} aria-label={`${theme}, long names`} items={longNames} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

/** Without pictures the names are set in type, no two neighbours alike. */
export const InType = meta.story({ args: { items: inType } });

/** Without pages to lead to there are no links. */
export const NoLinks = meta.story({ args: { hrefTemplate: undefined } });

export const LongNames = meta.story({ args: { items: longNames } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } }, tags: ['mode'] });
