import { expect, it } from 'vitest';
import { printUsage } from '../../../.storybook/source';

/* Output of "Show code" of a story. */

it('contains the import, the shortened record and the element', () => {
  const product = {
    id: 'd3ace18b',
    slug: 'keyfold-c1-hardware-security-key',
    title: 'Keyfold C1 hardware security key',
    description: 'A security key milled from one piece of metal. '.repeat(8),
    price: 57.65,
    discount: 15,
    images: ['/a.webp', '/b.webp'],
  };
  const text = printUsage('ProductCard', 'ProductCard', {
    product,
    href: '#product',
    wished: true,
    defaultQuantity: 2,
    actions: undefined,
    style: { padding: '1rem' },
    onAdd: () => undefined,
  });
  expect(text).toBe(
    [
      "import { ProductCard } from '@marketrow/components/ProductCard';",
      '',
      "const product = { id: 'd3ace18b', title: 'Keyfold C1 hardware security key', price: 57.65, discount: 15, /* … */ };",
      '',
      '<ProductCard product={product} href="#product" wished defaultQuantity={2} onAdd={handleAdd} />',
    ].join('\n'),
  );
});

it('contains the number of records in a list after the first', () => {
  const items = ['Apples', 'Pears', 'Plums'].map((title) => ({ title, href: `#${title}`, text: 'x'.repeat(80) }));
  expect(printUsage('StoryRow', 'StoryRow', { items })).toContain(
    `const items = [{ title: 'Apples', href: '#Apples', /* … */ }, /* and 2 more */];`,
  );
});
