/* A product over the page: fetched with the first press of a card's quick view. */
import type { CartItem } from '@marketrow/cart-client';
import { ErrorState } from '@marketrow/components/ErrorState';
import { QuickView } from '@marketrow/components/QuickView';
import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { chosenLine } from '../cart/chosenLine';
import { changeCart } from '../cart/isTaken';
import type { FrameData } from '../data/frameData';
import type { ProductSnapshot } from '../data/productSnapshot';
import type { Held } from '../markup';
import { frameFile, snapshotTemplate } from '../routes';
import { readJson } from '../readJson';
import { readSnapshot } from '../readSnapshot';
import { soldOutChoices } from '../cart/soldOutChoices';
import { isSoldOut } from '@marketrow/components/VariantPicker';
import { loadNotify, NotifyBox } from './NotifyBox';
import { loadSheet } from '../loadSheet';
import { cart } from '../store';
import sheetHref from '../styles/sheets/quick-view.css?url';

await loadSheet(sheetHref);

interface ViewProps {
  line: CartItem;
  /** Without pictures, to choose what the plus button of a card adds. */
  small: boolean;
  href: string;
  held: Held['quick-view'];
  frame: FrameData;
}

/** The dialog of one opening; a later one is another. */
function View({ line, small, href, held, frame }: ViewProps) {
  const [isOpen, setOpen] = useState(true);
  const [product, setProduct] = useState<ProductSnapshot>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    void readSnapshot(snapshotTemplate(held.locale), line.slug).then(
      (found) => (found ? setProduct(found) : setFailed(true)),
      () => setFailed(true),
    );
  }, [hasFailed, held.locale, line.slug]);
  const colours = product?.colours ?? [];
  const options = optionsOf(product);
  const isGone = product !== undefined && isSoldOut(options);
  return (
    <QuickView
      open={isOpen}
      onOpenChange={setOpen}
      product={product}
      items={small ? [] : product?.images.map((src) => ({ src }))}
      colors={colours}
      href={href}
      onAdd={({ price, discount, variants, size }, choice) => {
        const colour = colours.find(({ value }) => value === choice.color);
        // The colour that a product is pictured in is the product itself; with a size, the line names both.
        const isNamed = colour && (size !== undefined || colour !== colours[0]);
        const chosen = { ...(isNamed && { colour }), ...(choice.size !== undefined && { size: choice.size }) };
        const refusal = changeCart(() =>
          cart.add(chosenLine(line, chosen, { price, discount, variants }, held.size), choice.quantity),
        );
        if (small && !refusal) setOpen(false);
        return refusal;
      }}
      actions={isGone ? <Notify product={product} locale={held.locale} /> : undefined}
      error={
        hasFailed ? (
          <ErrorState title={held.failed} onRetry={() => setFailed(false)} labels={frame.labels.ErrorState} />
        ) : undefined
      }
      currency={frame.currency}
      locale={frame.tag}
      labels={frame.labels.QuickView}
    />
  );
}

function optionsOf({ colours = [], size = [], variants = [], stock }: Partial<ProductSnapshot> = {}) {
  return { colors: colours.map(({ value }) => value), sizes: size, variants, stock };
}

/** In place of the button of a sold-out product. Nothing until its strings are there. */
function Notify({ product, locale }: { product: ProductSnapshot; locale: Held['quick-view']['locale'] }) {
  const [strings, setStrings] = useState<Awaited<ReturnType<typeof loadNotify>>>();
  useEffect(() => void loadNotify(locale).then(setStrings, () => undefined), [locale]);
  if (!strings) return null;
  const { id, colours, size = [], stock, variants } = product;
  const choices = soldOutChoices({ id, colors: colours, sizes: size, stock, variants }, strings.texts.size);
  return <NotifyBox {...strings} choices={choices} locale={locale} showTitle />;
}

let root: Root | undefined;
let openings = 0;

/** Shows the product of a card's line over the page. Rejects when the strings of the page's language cannot be read. */
export async function openQuickView(
  line: CartItem,
  href: string,
  held: Held['quick-view'],
  { small = false } = {},
): Promise<void> {
  const frame = await readJson<FrameData>(frameFile(held.locale), 'megaMenu');
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<View key={(openings += 1)} {...{ line, small, href, held, frame }} />);
}
