/* "Tell me when it is back" on a product page: its place is there while a choice is sold out, and the form is fetched once it is opened. */
import { soldOutChoices, type SoldOutChoice } from '../../cart/soldOutChoices';
import { find, read } from '../../markup';
import { keptNotices } from '../../noticeStore';

/** Shows the place of the form where a choice of the product is sold out, opened if this device has asked. */
export function showNotify(isSold: boolean): void {
  const place = find(document, 'notify');
  const form = find(document, 'buy');
  if (!place || !form) return;
  const choices = isSold ? choicesOf(form) : [];
  place.hidden = choices.length === 0;
  const { locale, all, some } = read(place, 'notify');
  place.querySelector('summary span')?.replaceChildren(form.hidden ? all : some);
  const asked = keptNotices();
  if (choices.some(({ value }) => value in asked)) place.open = true;
  let isMounted = false;
  const mount = async () => {
    const box = place.querySelector<HTMLElement>('div');
    if (!place.open || place.hidden || !box || isMounted) return;
    isMounted = true;
    const { mountNotifyForm } = await import('../../islands/notifyForm');
    await mountNotifyForm(box, choices, locale);
  };
  place.addEventListener('toggle', () => void mount());
  void mount();
}

function choicesOf(form: HTMLFormElement): SoldOutChoice[] {
  const { line, stock, variants, size } = read(form, 'buy');
  const inputs = (name: string) => [...form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)];
  const colors = inputs('colour').map((input) => ({
    value: input.value,
    // Behind the name the label says that the color is not available.
    label: input.labels?.[0]?.querySelector('.mr-SwatchGroup-name > :first-child')?.textContent ?? '',
  }));
  const sizes = inputs('size').map(({ value }) => value);
  return soldOutChoices({ id: String(line.id), colors, sizes, stock, variants }, size);
}
