import { Header } from '@marketrow/components/Header';
import { ProductCard } from '@marketrow/components/ProductCard';
import { Tabs } from '@marketrow/components/Tabs';
import { products } from './products';

/** What must still be readable and usable with text twice as large. */
export function Texts() {
  return (
    <div className="mr-root" data-testid="texts">
      <Header
        name="Northgate"
        searchHref="/search"
        searchCategories={[
          { value: '', label: 'All categories' },
          { value: 'home', label: 'Home' },
        ]}
        accountHref="/account"
        wishlistHref="/wishlist"
        cartHref="/cart"
        wishlistCount={12}
        cartCount={120}
      />
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))', gap: '1rem' }}>
        {products.slice(0, 3).map((product) => (
          <ProductCard key={product.id} product={product} href={`/products/${product.slug}`} badge="New season" />
        ))}
      </div>
      <Tabs
        label="About the mug"
        items={['Description', 'Measurements', 'Delivery and returns', 'Reviews'].map((title) => ({
          id: title.slice(0, 4).toLowerCase(),
          title,
          content: <p>{title} of the mug.</p>,
        }))}
      />
    </div>
  );
}
