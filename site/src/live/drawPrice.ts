import { salePriceCents, toCents } from '@marketrow/cart-client/money';
import { currency } from '../currency';
import type { PriceFields } from '../data/contractRules';
import { shownPercent } from '../data/shownPercent';
import { fill } from '../i18n/fill';
import { moneyIn, percentIn } from '../i18n/plural';
import type { LiveTemplates } from './templates';

/** Returns the element that HTML of one element stands for. */
export function elementOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body.firstElementChild as HTMLElement;
}

/** Returns false where a price of the page says something else than these fields. */
export function isShown(price: Element, fields: PriceFields): boolean {
  const { now, before } = amountsOf(fields);
  const money = (cents: number) => moneyIn(document.documentElement.lang, currency, cents);
  const isReduced = now < before;
  const [shown, struck] = ['.mr-Price-now', 'del'].map((part) => price.querySelector(part)?.textContent);
  return (
    !!shown?.endsWith(` ${money(now)}`) && (isReduced ? !!struck?.endsWith(` ${money(before)}`) : struck === undefined)
  );
}

/** Draws a price in place of another one, as large and with the same parts. */
export function drawPrice(old: Element, fields: PriceFields, templates: LiveTemplates): void {
  const { now, before } = amountsOf(fields);
  const money = (cents: number) => moneyIn(templates.tag, templates.currency, cents);
  const measure = old.querySelector('.mr-Price-perUnit')?.getAttribute('data-measure') ?? undefined;
  const [amount = '1', unit = ''] = measure?.split(' ') ?? [];
  const drawn = elementOf(
    fill(now < before ? templates.reduced : templates.price, {
      now: money(now),
      before: money(before),
      saving: money(before - now),
      percent: percentIn(templates.tag, shownPercent(fields)),
      perUnit: money(Math.round(now / Number(amount))),
      unit,
    }),
  );
  drawn.className = old.className;
  const size = old.getAttribute('data-size') ?? 'md';
  drawn.setAttribute('data-size', size);
  if (size !== 'lg') drawn.querySelector('.mr-Price-saving')?.remove();
  const perUnit = drawn.querySelector('.mr-Price-perUnit');
  if (measure === undefined) perUnit?.remove();
  else perUnit?.setAttribute('data-measure', measure);
  old.replaceWith(drawn);
}

function amountsOf({ price, discount, compareAtPrice }: PriceFields) {
  return { now: salePriceCents(price, discount), before: toCents(compareAtPrice ?? price) };
}
