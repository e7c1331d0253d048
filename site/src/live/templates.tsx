import { Badge } from '@marketrow/components/Badge';
import * as en from '@marketrow/components/labels/en';
import { Price } from '@marketrow/components/Price';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContext } from '../context/pageContext';
import { fill } from '../i18n/fill';

/** Material to draw a live value as the kit does: HTML of the kit's parts with places for figures, and texts. */
export interface LiveTemplates {
  /** Language tag and currency of the figures. */
  tag: string;
  currency: string;
  /** A price, with `{now}`, `{perUnit}` and `{unit}`. */
  price: string;
  /** A reduced price, with `{now}`, `{before}`, `{percent}`, `{saving}`, `{perUnit}` and `{unit}`. */
  reduced: string;
  /** Badges of a card: that of few items has `{count}`, that of a discount `{percent}`. */
  soldOut: string;
  left: string;
  discount: string;
  /** Text of the badge of a new product. */
  new: string;
  /** Text of a bundle's row that is sold out. */
  rowSoldOut: string;
}

/** Renders the templates of a language: the figures of an example are replaced by places. */
export function liveTemplates({ kit, tag, currency, money, percent }: PageContext): LiveTemplates {
  const labels = kit.ProductCard.labels ?? en.ProductCard;
  const { soldOut: rowSoldOut } = kit.BundleBox.labels ?? en.BundleBox;
  const html = (element: ReactElement) =>
    renderToStaticMarkup(element)
      .replaceAll(money(30_000), '{now}')
      .replaceAll(money(40_000), '{before}')
      .replaceAll(money(60_000), '{perUnit}')
      .replaceAll(money(10_000), '{saving}')
      .replaceAll(percent(25), '{percent}');
  const measure = { amount: 0.5, unit: '{unit}' };
  return {
    tag,
    currency,
    price: html(<Price {...kit.Price} price={300} size="lg" measure={measure} />),
    reduced: html(<Price {...kit.Price} price={400} discount={25} size="lg" showSaving measure={measure} />),
    soldOut: html(<Badge tone="neutral">{labels.soldOut}</Badge>),
    left: html(<Badge tone="warning">{labels.left}</Badge>),
    discount: html(<Badge>{fill(labels.discount, { percent: percent(25) })}</Badge>),
    new: labels.new,
    rowSoldOut,
  };
}
