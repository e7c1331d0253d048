import { expect, it } from 'vitest';
import { withImports } from '../../../.storybook/source';

/* Output of "Show code" of a story. */

const printed = `<div>
  <ProductCard
    actions={<IconButton icon={<HeartIcon />} label="Keep" />}
    href="#product"
    onAdd={function pn(){}}
    product={{
      id: 'd3ace18b',
      images: [
        '/a.webp'
      ],
      shop: {
        name: 'Cybershop'
      }
    }}
    style={{
      padding: '1rem'
    }}
    wished
  />
</div>`;

it('contains the imports of the kit, and names a record in the place of its fields', () => {
  expect(withImports(printed)).toBe(`import { ProductCard } from '@marketrow/components/ProductCard';
import { IconButton } from '@marketrow/components/IconButton';
import { HeartIcon } from '@marketrow/components/icons/HeartIcon';

<div>
  <ProductCard
    actions={<IconButton icon={<HeartIcon />} label="Keep" />}
    href="#product"
    onAdd={() => {}}
    product={product}
    style={{
      padding: '1rem'
    }}
    wished
  />
</div>`);
});

it('stays the same when it is transformed again', () => {
  expect(withImports(withImports(printed))).toBe(withImports(printed));
});
