import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workPaths } from '../../workRoutes';
import { forgetReads } from '../base/api';
import { takeNote } from '../base/notes';
import { fakeApi, held, type FakeAnswer } from '../testing/fakeApi';
import { testContext } from '../testing/workContext';
import { BrandFormPage } from './BrandFormPage';
import { CategoryFormPage } from './CategoryFormPage';
import { CouponFormPage } from './CouponFormPage';
import type { FormPageProps } from './FormPage';
import { choicesOf, type FormList, type FormRecords } from './model';
import { ProductFormPage } from './ProductFormPage';

const brand = { id: 'id-ash', slug: 'ash', name: 'Ash', image: '', type: 'gift', featured: false };
const category = (slug: string, ...parent: string[]) => ({
  slug,
  name: slug.toUpperCase(),
  parent,
  image: '',
  featured: false,
});
const categories = [
  category('gift'),
  category('food'),
  category('greens', 'food'),
  category('fruits', 'greens', 'food'),
  category('berries', 'fruits', 'greens', 'food'),
];
const product = {
  slug: 'jam',
  title: 'Jam',
  categories: ['berries'],
  brand: null,
  description: 'Sweet.',
  stock: 3,
  price: 4,
  discount: 0,
  published: true,
  images: ['/jam.webp'],
};
const shop = { id: 'id-kiosk', slug: 'kiosk', name: 'Keyboard Kiosk' };
const pages = {
  products: ProductFormPage,
  categories: CategoryFormPage,
  brands: BrandFormPage,
  coupons: CouponFormPage,
};
type Props = Pick<FormPageProps<FormList>, 'area' | 'list' | 'record'>;

function openForm(
  answers: Parameters<typeof fakeApi>[0],
  { area = 'admin', list = 'brands', record = 'new' }: Partial<Props>,
  locale: 'en' | 'de' = 'en',
) {
  const Page = pages[list];
  const api = fakeApi({
    'GET /api/admin/brands': { json: [brand] },
    'GET /api/admin/category': { json: categories },
    ...answers,
  });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const user = userEvent.setup();
  render(
    <Page
      area={area}
      context={testContext(locale)}
      record={record as never}
      choices={choicesOf(categories as never, [brand], [shop])}
    />,
  );
  return { ...api, assign, reload, user };
}
const open = (answers: Parameters<typeof fakeApi>[0], record: Props['record'] = 'new', locale: 'en' | 'de' = 'en') =>
  openForm(answers, { record }, locale);
/** The page comes back by Back as it was left. */
const comeBack = () => act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
const save = (name: RegExp | string = 'Save brand') => screen.findByRole('button', { name });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  forgetReads();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // The message for the next page is none for the next test.
  sessionStorage.clear();
});

it.each<[Partial<Props>, RegExp]>([
  [{ list: 'products', record: product }, /^Price, discount, stock and “Published” change in the shop at once;/],
  [{ list: 'products', record: 'new' }, /^It appears in the shop the next time/],
  [{ list: 'brands', record: brand }, /^The shop shows a change the next time/],
])('says when the shop shows what is saved: %o', async (props, text) => {
  openForm({ 'GET /api/admin/products': { json: [product] } }, props);
  expect(await screen.findByText(text)).toBeVisible();
});

it('saves once, however often it is pressed, while it is sent and until the list has come', async () => {
  const answer = held();
  const { user, writes, assign } = open({ 'POST /api/admin/brands': answer.answer });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ash{Enter}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  fireEvent.submit(document.querySelector('form')!);
  answer.release({ json: brand });
  await waitFor(() => expect(assign).toHaveBeenCalledWith(workPaths.list('admin', 'brands')));
  // The new page takes its time.
  await user.click(await save());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(writes()).toHaveLength(1);
  expect(takeNote()).toBe('“Ash” was saved.');
});

it.each<[FakeAnswer, string]>([
  ['silence', 'The server did not answer. Please try again. What you typed is still here.'],
  [{ status: 500 }, 'The server had an error. Please try again. What you typed is still here.'],
  [{ status: 404 }, 'It is no longer there. What you typed is still here.'],
  [{ status: 409 }, 'Please give it another name.'],
])('keeps what was typed where the API answers %o, and says why', async (answer, text) => {
  const { user, assign } = open({ 'PUT /api/admin/brands/ash': answer }, brand);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' & Sons');
  await user.click(await save());
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ash & Sons');
  expect(assign).not.toHaveBeenCalled();
});

it('says in German why it was not saved', async () => {
  const { user } = open({ 'POST /api/admin/brands': { status: 503 } }, 'new', 'de');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Esche{Enter}');
  expect(
    await screen.findByText(
      'Der Server hatte einen Fehler. Bitte versuchen Sie es noch einmal. Ihre Eingaben sind noch da.',
    ),
  ).toBeVisible();
});

describe('a form that was saved and comes back by Back', () => {
  it('begins anew', async () => {
    const { user, reload } = open({ 'PUT /api/admin/brands/ash': { json: brand } }, brand);
    comeBack();
    expect(reload).not.toHaveBeenCalled();
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), '{Enter}');
    await waitFor(() => expect(takeNote()).toBe('“Ash” was saved.'));
    comeBack();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('loses no edit where it stays as it was', async () => {
    const { user, writes } = open({ 'PUT /api/admin/brands/ash': { json: brand } }, brand);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(name, '{Enter}');
    await waitFor(() => expect(writes()).toHaveLength(1));
    await user.type(name, ' & Sons{Enter}');
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[1]?.body).toMatchObject({ name: 'Ash & Sons' });
  });
});

it('has what the API holds, where the page was built before it was changed, and saves nothing older', async () => {
  const { user, writes } = open(
    {
      'GET /api/admin/brands': { json: [{ ...brand, name: 'Birch', featured: true }] },
      'PUT /api/admin/brands/ash': { json: brand },
    },
    brand,
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Birch'));
  await user.click(await save());
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ name: 'Birch', featured: true }));
});

describe('a product', () => {
  it('can be put into a category that was made since the page was built', async () => {
    const { user, writes } = openForm(
      {
        'GET /api/admin/products': { json: [product] },
        'GET /api/admin/category': { json: [...categories, category('sweets')] },
        'PUT /api/admin/products/jam': { json: product },
      },
      { list: 'products', record: product },
    );
    await user.click(await screen.findByRole('checkbox', { name: 'SWEETS' }));
    await user.click(await save('Save product'));
    await waitFor(() => expect(writes()[0]?.body).toMatchObject({ categories: ['berries', 'sweets'] }));
  });

  it('whose brand is refused says so at the field, in German', async () => {
    const issues = [{ path: 'brand', message: 'there is no brand Nobody' }];
    const { user } = openForm(
      { 'GET /api/admin/products': { json: [product] }, 'PUT /api/admin/products/jam': { status: 400, issues } },
      { list: 'products', record: product },
      'de',
    );
    const field = await screen.findByRole('combobox', { name: 'Marke' });
    await user.type(field, 'Nobody');
    await user.click(await save('Artikel speichern'));
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(/Diese Marke gibt es nicht\. Wählen Sie eine aus der Liste\./);
    expect(field).toHaveFocus();
    expect(screen.queryByText(/there is no brand/)).toBeNull();
  });
});

describe('a category', () => {
  const openCategory = (slug: string) => {
    const record = categories.find((one) => one.slug === slug);
    return openForm(
      { [`PUT /api/admin/category/${slug}`]: { json: record } },
      { list: 'categories', record: record as never },
    );
  };

  it('keeps its place among the others where it is saved as it was', async () => {
    const { user, writes } = openCategory('fruits');
    await user.click(await save('Save category'));
    await waitFor(() => expect(writes()[0]?.body).toMatchObject({ parent: ['greens', 'food'] }));
  });

  it('becomes no part of itself or of what is part of it', async () => {
    openCategory('greens');
    const parents = within(await screen.findByRole('combobox', { name: 'Part of' }));
    expect(parents.getAllByRole('option').map((option) => option.getAttribute('value'))).toEqual(['', 'gift', 'food']);
  });
});

it('asks for the kind of goods of a brand', async () => {
  const { user, writes } = open({ 'POST /api/admin/brands': { json: brand } });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ash');
  const kind = screen.getByRole('combobox', { name: 'Kind of goods' });
  expect(within(kind).getAllByRole('option')).toHaveLength(3);
  await user.selectOptions(kind, 'FOOD');
  await user.click(await save());
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ name: 'Ash', type: 'food' }));
});

it.each([
  ['en', 'Error: New brand', 'Name', /^Save/],
  ['de', 'Fehler: New brand', 'Name', /speichern$/],
] as const)('says in the title of the page that a field is wrong, %s', async (locale, title, name, save) => {
  document.title = 'New brand';
  const { user } = openForm({}, {}, locale);
  await user.click(screen.getByRole('button', { name: save }));
  await waitFor(() => expect(document.title).toBe(title));
  await user.type(screen.getByRole('textbox', { name }), 'Birch');
  await waitFor(() => expect(document.title).toBe('New brand'));
});

describe('a coupon', () => {
  const coupon: FormRecords['coupons'] = {
    ...{ code: 'TEA-10', kind: 'percent', value: 10, shop: null, paidBy: 'marketplace' },
    ...{ minimum: 0, endsAt: null, limit: null, used: 4, active: true },
  };

  it('of an administrator names the shop and who pays', async () => {
    const { user, writes, assign } = openForm(
      { 'GET /api/shops': { json: [shop] }, 'POST /api/admin/coupons': { json: { ...coupon, code: 'KIOSK-5' } } },
      { list: 'coupons' },
    );
    await user.type(await screen.findByLabelText(/^Code/), 'kiosk-5');
    await user.selectOptions(screen.getByLabelText('Discount in'), 'amount');
    await user.type(screen.getByLabelText(/^Discount\b(?! in)/), '5');
    await user.selectOptions(screen.getByLabelText('Valid for'), shop.name);
    await user.selectOptions(screen.getByLabelText('Paid by'), 'The shop');
    await user.click(await save('Save coupon'));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/admin/coupons'));
    expect(writes()).toMatchObject([
      {
        path: '/api/admin/coupons',
        body: {
          ...{ code: 'KIOSK-5', kind: 'amount', value: 5, shop: shop.id, paidBy: 'shop' },
          ...{ minimum: 0, endsAt: null, limit: null },
        },
      },
    ]);
  });

  it('keeps its code, and marks it where another coupon has it', async () => {
    const { user } = openForm({ 'POST /api/admin/coupons': { status: 409 } }, { list: 'coupons' });
    await user.type(await screen.findByLabelText(/^Code/), 'TEA-10');
    await user.type(screen.getByLabelText(/^Discount\b(?! in)/), '5');
    await user.click(await save('Save coupon'));
    await waitFor(() => expect(screen.getByLabelText(/^Code/)).toHaveAccessibleDescription(/with this code already/));
    expect(screen.getByLabelText(/^Code/)).toHaveValue('TEA-10');
  });

  it('that exists shows its discount, and changes its terms alone', async () => {
    const { user, writes } = openForm(
      { 'GET /api/admin/coupons': { json: [coupon] }, 'PUT /api/admin/coupons/TEA-10': { json: coupon } },
      { list: 'coupons', record: coupon },
    );
    expect(await screen.findByText('10%')).toBeVisible();
    await user.type(screen.getByLabelText(/^Number of uses/), '50');
    await user.click(await save('Save coupon'));
    await waitFor(() =>
      expect(writes()).toMatchObject([
        { path: '/api/admin/coupons/TEA-10', body: { minimum: 0, endsAt: null, limit: 50 } },
      ]),
    );
  });

  it('of a seller is one of the shop that the address names', async () => {
    history.replaceState(null, '', '/vendor/coupons/new?shop=keyboard-kiosk');
    const { calls, writes, user, assign } = openForm(
      { 'POST /api/vendor/coupons': { json: coupon } },
      { area: 'vendor', list: 'coupons' },
    );
    await user.type(await screen.findByLabelText(/^Code/), 'TEA-10');
    await user.type(screen.getByLabelText(/^Discount\b(?! in)/), '5');
    expect(screen.queryByLabelText('Valid for')).toBeNull();
    await user.click(await save('Save coupon'));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/vendor/coupons?shop=keyboard-kiosk'));
    expect(calls.filter(({ path }) => path.startsWith('/api/admin'))).toEqual([]);
    expect(writes()).toMatchObject([{ path: '/api/vendor/coupons', query: '?shop=keyboard-kiosk&lang=en' }]);
    history.replaceState(null, '', '/');
  });
});
