import { beforeEach, expect, it } from 'vitest';
import { changeDraft, draftOf, forgetOrderChoices, readDraft } from './draft';

beforeEach(() => localStorage.clear());

function formWith(isWrapped: boolean): HTMLFormElement {
  const form = document.createElement('form');
  const [box, city] = [document.createElement('input'), document.createElement('input')];
  Object.assign(box, { type: 'checkbox', name: 'gift-a', checked: isWrapped });
  Object.assign(city, { name: 'city', value: 'Dover' });
  form.append(box, city);
  return form;
}

it('forgets a box that was unchecked', () => {
  changeDraft(draftOf(formWith(true)));
  expect(readDraft()).toEqual({ 'gift-a': 'on', city: 'Dover' });
  changeDraft(draftOf(formWith(false)));
  expect(readDraft()).toEqual({ city: 'Dover' });
});

it('keeps contact and address for the next order, and neither note nor gift wrap', () => {
  changeDraft({
    city: 'Dover',
    note: 'Ring',
    coupon: 'TAKE20',
    'gift-a': 'on',
    'giftMessage-a': 'For you',
    'delivery-a': 'pickup',
  });
  forgetOrderChoices();
  expect(readDraft()).toEqual({ city: 'Dover', 'delivery-a': 'pickup' });
});
