import { Carousel } from '@marketrow/components/Carousel';
import { ProductCarousel } from '@marketrow/components/ProductCarousel';
import { Price } from '@marketrow/components/Price';
import { ProductCard } from '@marketrow/components/ProductCard';
import { ProductGallery } from '@marketrow/components/ProductGallery';
import { useState } from 'react';
import { products } from './products';

/** Data that changes after the first rendering, and parts inside one another. */
export function Behaviour() {
  return (
    <div className="mr-root">
      <LateStrip />
      <Gallery />
      <Nested />
      <p data-testid="money">
        <Price price={1.234} currency="KWD" locale="en-US" /> <Price price={1234} currency="JPY" locale="en-US" />{' '}
        <Price price={24.95} discount={20} currency="USD" locale="en-US" />
      </p>
    </div>
  );
}

const card = (product: (typeof products)[number]) => (
  <div key={product.id} style={{ width: 260 }}>
    <ProductCard product={product} href={`/products/${product.slug}`} />
  </div>
);

function LateStrip() {
  const [count, setCount] = useState(2);
  return (
    <section data-testid="late-strip">
      <button type="button" onClick={() => setCount(14)}>
        Load more mugs
      </button>
      <ProductCarousel label="Late mugs">{products.slice(0, count).map(card)}</ProductCarousel>
    </section>
  );
}

const colours = {
  first: ['/mug.svg', '/mug-red.svg', '/mug-blue.svg'],
  second: ['/mug-green.svg', '/mug-blue.svg', '/mug.svg'],
};

function Gallery() {
  const [shown, setShown] = useState<keyof typeof colours>('first');
  return (
    <section data-testid="gallery">
      <button type="button" onClick={() => setShown('second')}>
        Another colour
      </button>
      <ProductGallery item="Stoneware mug" items={colours[shown].map((src) => ({ src }))} />
    </section>
  );
}

function Nested() {
  return (
    <section data-testid="nested">
      <Carousel label="Seasons">
        <div style={{ padding: '0 80px' }}>
          <h2>Spring</h2>
          <ProductCarousel label="Spring mugs">{products.map(card)}</ProductCarousel>
        </div>
        <div>
          <h2>Autumn</h2>
        </div>
      </Carousel>
    </section>
  );
}
