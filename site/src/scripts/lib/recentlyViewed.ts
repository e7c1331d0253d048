/* What was looked at before on this device: slugs in the browser's storage, the newest first. */
import type { ProductSnapshot } from '../../data/productSnapshot';
import { salePriceCents } from '@marketrow/cart-client/money';
import { money } from '../../i18n/format';
import { find, read } from '../../markup';
import { keepText, keptTexts } from '../../keptTexts';

const key = 'mr-recently-viewed';
const kept = 12;
const shown = 6;

/** Notes the product of the page, and shows the ones before it. */
export async function showRecent(): Promise<void> {
  const section = find(document, 'recent');
  const list = section?.querySelector('ul');
  if (!section || !list) return;
  const { slug, template, page, locale, currency } = read(section, 'recent');
  const before = keptTexts(key).filter((other) => other !== slug);
  keepText(key, slug, kept);
  const snapshots = await Promise.all(before.slice(0, shown).map((other) => load(template, other)));
  for (const snapshot of snapshots) {
    if (!snapshot) continue;
    const link = document.createElement('a');
    link.href = page.replace('{slug}', encodeURIComponent(snapshot.slug));
    const picture = new Image(480, 480);
    picture.src = snapshot.thumbnail;
    picture.alt = '';
    const title = document.createElement('span');
    title.textContent = snapshot.title;
    const price = document.createElement('b');
    price.textContent = money(locale, currency, salePriceCents(snapshot.price, snapshot.discount));
    link.append(picture, title, price);
    list.appendChild(document.createElement('li')).append(link);
  }
  section.hidden = list.childElementCount === 0;
}

async function load(template: string, slug: string): Promise<ProductSnapshot | undefined> {
  try {
    const response = await fetch(template.replace('{slug}', encodeURIComponent(slug)));
    return response.ok ? ((await response.json()) as ProductSnapshot) : undefined;
  } catch {
    // Offline: what cannot be read is not shown.
    return undefined;
  }
}
