/* What was looked at before on this device: slugs in the browser's storage, the newest first. */
import { salePriceCents } from '@marketrow/cart-client/money';
import { money } from '../../i18n/format';
import { find, read } from '../../markup';
import { keepText, keptTexts } from '../../keptTexts';
import { readSnapshot } from '../../readSnapshot';

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
  const snapshots = await Promise.all(
    before.slice(0, shown).map((other) => readSnapshot(template, other).catch(() => null)),
  );
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
