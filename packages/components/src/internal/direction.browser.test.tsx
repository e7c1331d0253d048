import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '#test-utils';
import { Badge } from '../base/Badge/index.js';
import { BarChart } from '../work/BarChart/index.js';
import { Breadcrumbs } from '../base/Breadcrumbs/index.js';
import { Hero } from '../shop/Hero/index.js';
import { ArrowRightIcon } from '../icons/ArrowRightIcon.js';
import { LineChart } from '../work/LineChart/index.js';
import { ProductCard } from '../shop/ProductCard/index.js';
import { PromoBanner } from '../shop/PromoBanner/index.js';
import { Rating } from '../shop/Rating/index.js';
import { RingChart } from '../work/RingChart/index.js';
import { Sparkline } from '../work/Sparkline/index.js';
import { TopBar } from '../shop/TopBar/index.js';

const items = [
  { title: 'January', value: 1, values: [1, 2] },
  { title: 'February', value: 2, values: [3, 4] },
];
const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const elements: Record<string, ReactElement> = {
  icon: <ArrowRightIcon />,
  Badge: <Badge variant="tag">15%</Badge>,
  BarChart: <BarChart label="Sales" series={[{ title: 'A' }, { title: 'B' }]} items={items} />,
  LineChart: <LineChart label="Sales" series={[{ title: 'A' }, { title: 'B' }]} items={items} />,
  RingChart: <RingChart label="Sales" items={items} />,
  Sparkline: <Sparkline label="Sales" values={[1, 3, 2]} />,
  Breadcrumbs: <Breadcrumbs items={[{ title: 'Home', href: '#' }, { title: 'Bikes' }]} />,
  Hero: (
    <Hero
      items={[
        {
          id: 1,
          title: 'Bikes',
          description: '',
          shade: 'light',
          buttonText: 'Go',
          href: '#',
          src,
          smallSrc: src,
        },
      ]}
    />
  ),
  ProductCard: <ProductCard product={{ id: 1, title: 'Mug', thumbnail: src, price: 5, discount: 20 }} href="#" />,
  PromoBanner: <PromoBanner items={[{ title: 'Bikes', src }]} />,
  Rating: <Rating value={3.5} />,
  TopBar: <TopBar label="Sale" title="Free shipping" />,
};

/** Returns the direction-dependent transforms of each node and its pseudo-elements. */
const looks = (box: Element) =>
  [...box.querySelectorAll('*')].flatMap((node) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const { scale, direction, clipPath, rotate, transform } = getComputedStyle(node, pseudo);
      return [node.localName, pseudo, scale, direction, clipPath, rotate, transform].join(' ');
    }),
  );

it('follows the nearest direction, not the direction of the page', () => {
  for (const [name, element] of Object.entries(elements)) {
    const { container } = render(
      <>
        <div dir="ltr">
          <section>{element}</section>
        </div>
        <div dir="rtl">
          <section>{element}</section>
          <div dir="ltr">
            <section>{element}</section>
            <div dir="rtl">
              <section>{element}</section>
            </div>
          </div>
        </div>
      </>,
    );
    const boxes = [...container.querySelectorAll('[dir] > section')];
    const [ltr, rtl, ltrInside, rtlInside] = boxes.map(looks);
    expect(ltr, name).not.toEqual(rtl);
    expect(ltrInside, name).toEqual(ltr);
    expect(rtlInside, name).toEqual(rtl);
  }
});
