import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { BrandList } from './BrandList.js';

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
const faces = ['display', 'light', 'heavy', 'wide'] as const;
const longNames = brands.map(([slug, name]) => ({ slug, name: `${name} Manufakturgesellschaft` }));

const meta = preview.meta({
  id: 'components-brandlist',
  title: 'Catalog/BrandList',
  component: BrandList,
  args: {
    'aria-label': 'Brands',
    hrefTemplate: '#{slug}',
    items: brands.map(([slug, name]) => ({ slug, name, image: `/images/brands/${slug}.svg` })),
  },
});

/** Wordmarks, names in each typeface, without links, long names, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States>
      <State name="Wordmarks">
        <BrandList {...args} aria-label="Wordmarks" />
      </State>
      <State name="In type, without links">
        <BrandList {...args} aria-label="In type" items={inType} hrefTemplate={undefined} />
      </State>
      <State name="face">
        <BrandList {...args} aria-label="Faces" items={faces.map((face) => ({ slug: face, name: face, face }))} />
      </State>
      <State name="Long names">
        <BrandList {...args} aria-label="Long names" items={longNames} />
      </State>
      <State name="Hover" pseudo="hover">
        <BrandList {...args} aria-label="Hover" items={args.items.slice(0, 2)} />
      </State>
      <State name="Focus" pseudo="focus">
        <BrandList {...args} aria-label="Focus" items={args.items.slice(0, 2)} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

/** Without images the names are set in type; neighbors differ. */
export const InType = meta.story({ args: { items: inType } });

/** Without `hrefTemplate` the names are plain text. */
export const NoLinks = meta.story({ args: { hrefTemplate: undefined } });

export const LongNames = meta.story({ args: { items: longNames } });
