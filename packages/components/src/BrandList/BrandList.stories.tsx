import preview from '#storybook/preview';
import { BrandList } from './BrandList';

const brands = [
  ['northgate', 'Northgate'],
  ['halden', 'Halden'],
  ['keyfold', 'Keyfold'],
  ['alder-oak', 'Alder & Oak'],
  ['fennlow', 'Fennlow'],
  ['cumulo', 'Cumulo'],
  ['deskwarden', 'Deskwarden'],
  ['sentri', 'Sentri'],
] as const;

const meta = preview.meta({
  component: BrandList,
  args: {
    'aria-label': 'Brands',
    hrefTemplate: '#{slug}',
    items: brands.map(([slug, name]) => ({ slug, name, image: `/images/brands/${slug}.svg` })),
  },
});

export const Default = meta.story();

/** Without pictures the names are set in type, no two neighbours alike. */
export const InType = meta.story({ args: { items: brands.map(([slug, name]) => ({ slug, name })) } });

/** Without pages to lead to there are no links. */
export const NoLinks = meta.story({ args: { hrefTemplate: undefined } });

export const LongNames = meta.story({
  args: { items: brands.map(([slug, name]) => ({ slug, name: `${name} Manufakturgesellschaft` })) },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
