import { Alert } from '../../packages/components/src/base/Alert';
import { Badge } from '../../packages/components/src/base/Badge';
import { Button } from '../../packages/components/src/base/Button';
import { Checkbox } from '../../packages/components/src/base/Checkbox';
import { SectionHeader } from '../../packages/components/src/base/SectionHeader';
import { Tabs } from '../../packages/components/src/base/Tabs';
import { TextField } from '../../packages/components/src/base/TextField';
import { CategoryGrid, type CategoryGridItem } from '../../packages/components/src/shop/CategoryGrid';
import { Header } from '../../packages/components/src/shop/Header';
import { OrderSummary } from '../../packages/components/src/shop/OrderSummary';
import { ProductCard } from '../../packages/components/src/shop/ProductCard';
import { ProductGrid } from '../../packages/components/src/shop/ProductGrid';
import { load } from '../../packages/components/stories/load';
import { readProducts } from '../../packages/components/stories/records';
import preview from '../preview';
import { brands, titleOfBrand } from '../brands';

const meta = preview.meta({
  id: 'foundations-brand-sheet',
  title: 'Foundations/Brand sheet',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const tabs = ['Description', 'Reviews', 'Shop'].map((title) => ({
  id: title.toLowerCase(),
  title,
  content: <p>One touch to sign in, and nothing to type that could be stolen.</p>,
}));
const links = ['Today', 'Offers', 'Shops'].map((title) => ({ title, href: `#${title}` }));
const stack = { display: 'grid', gap: 'var(--mr-space-4)', alignContent: 'start' };
const columns = {
  display: 'grid',
  gap: 'var(--mr-space-8)',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
};
const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--mr-space-3)', alignItems: 'center' } as const;

/** Page of a shop with each shape and color that a brand sets: choose the brand and the theme in the toolbar. */
export const Sheet = meta.story({
  loaders: [
    async (context) => ({
      products: await readProducts(context, 4),
      categories: (await load<CategoryGridItem[]>('/api/gift-shop/top-categories', context)).slice(0, 6),
    }),
  ],
  render: (_, { globals, loaded }) => {
    const { products, categories } = loaded as {
      products: Awaited<ReturnType<typeof readProducts>>;
      categories: CategoryGridItem[];
    };
    const brand = String(globals['brand']);
    return (
      <div style={{ background: 'var(--mr-paper)', color: 'var(--mr-ink)' }}>
        <Header
          name={brand in brands ? titleOfBrand(brand) : 'Marketrow'}
          homeHref="#home"
          searchHref="#search"
          cartHref="#cart"
          items={links}
        />
        <main
          style={{
            ...stack,
            gap: 'var(--mr-section)',
            maxInlineSize: 'var(--mr-content)',
            margin: 'auto',
            padding: 'var(--mr-section) var(--mr-gutter)',
          }}
        >
          <h1>Chosen with care, at your door by dinner</h1>
          <section style={stack} aria-label="Categories">
            <SectionHeader title="Browse by category" moreHref="#categories" />
            <CategoryGrid items={categories} hrefTemplate="#{slug}" aria-label="Categories" />
          </section>
          <section style={stack} aria-label="Products">
            <SectionHeader title="Popular this week" moreHref="#popular" />
            <ProductGrid
              label="Products"
              items={products.map((product) => ({
                id: product.id,
                content: <ProductCard product={product} href={`#${product.slug}`} sizes="300px" />,
              }))}
            />
          </section>
          <div style={columns}>
            <div style={stack}>
              {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
                <Alert key={tone} tone={tone} title="Your order is on its way.">
                  It arrives between four and six.
                </Alert>
              ))}
              <p style={row}>
                <Badge variant="tag">New</Badge>
                <Badge variant="accent">Yours</Badge>
                <Badge tone="success">Delivered</Badge>
                <Badge tone="danger">Canceled</Badge>
              </p>
            </div>
            <div style={stack}>
              <TextField label="Email" name="email" type="email" hint="The address of your account." />
              <TextField label="Postal code" name="code" error="Enter five digits." defaultValue="1234" />
              <Checkbox label="Keep me signed in" name="keep" defaultChecked />
              <p style={row}>
                <Button>Add to cart</Button>
                <Button variant="quiet">Save for later</Button>
              </p>
              <Tabs label="Product information" items={tabs} />
            </div>
            <OrderSummary
              items={[
                { title: 'Vegetables', amount: 17.9 },
                { title: 'Bread', amount: 8 },
              ]}
              saving={4.8}
              action={<Button size="lg" stretch render={<a href="#checkout">Check out</a>} />}
            />
          </div>
        </main>
      </div>
    );
  },
});
