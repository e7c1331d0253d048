import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { Button } from '../../base/Button/index.js';
import { Price } from '../Price/index.js';
import { StickyBuyBar } from './StickyBuyBar.js';

const bar = (
  <StickyBuyBar title="Keyfold C1" price={<Price price={49} />}>
    <Button type="submit" form="buy">
      Add to cart
    </Button>
  </StickyBuyBar>
);

describeConformance(bar, {
  element: HTMLElement,
  tag: 'section',
  label: 'Buy this product',
  visibleLabel: 'label',
  otherProps: { title: 'Gift box' },
});

it('submits the form of the page', () => {
  render(
    <>
      <form id="buy" aria-label="Product" />
      {bar}
    </>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' });
  expect(button.form).toBe(screen.getByRole('form', { name: 'Product' }));
});
