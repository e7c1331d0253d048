import { afterEach, expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, fireEvent, screen, setup, within } from '#test-utils';
import { useFormDraft } from '../../base/Form/index.js';
import { ProductForm } from './ProductForm.js';
import type { ProductFormProps } from './types.js';
import { productSchema } from './schema.js';
import type { ProductInput } from './schema.js';

afterEach(() => localStorage.clear());

const categories = ['Bikes', 'Cars', 'Music'].map((label) => ({ value: label.toLowerCase(), label }));
const slate: ProductInput = {
  title: 'Slate 14',
  categories: ['music'],
  brand: 'Slate',
  description: 'A laptop.',
  stock: '4',
  price: '1099',
  discount: '12.5',
  published: true,
};
const form = (props: Partial<ProductFormProps> = {}) => (
  <ProductForm categories={categories} brands={['Slate', 'Harrow']} onSubmit={() => undefined} {...props} />
);
const save = () => screen.getByRole('button', { name: 'Save product' });

describeConformance(form(), {
  element: HTMLFormElement,
  visibleLabel: 'description',
  variants: [{ defaultValues: slate, images: ['/one.webp'], onCancel: () => undefined }, { draft: slate }],
});

it('hands over texts, numbers, choices and pictures', async () => {
  const handleSubmit = vi.fn<ProductFormProps['onSubmit']>();
  const { user } = setup(form({ onSubmit: handleSubmit, images: ['/one.webp', '/two.webp'] }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Harrow city bike');
  await user.click(screen.getByRole('checkbox', { name: 'Bikes' }));
  await user.type(screen.getByRole('combobox', { name: 'Brand' }), 'har{ArrowDown}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  const picture = new File(['x'], 'bike.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Pictures'), { target: { files: [picture] } });
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Seven gears.');
  await user.type(screen.getByRole('spinbutton', { name: 'Stock' }), '12');
  await user.type(screen.getByRole('spinbutton', { name: 'Price' }), '420.5');
  await user.click(screen.getByRole('switch', { name: 'Published' }));
  await user.click(save());
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({
    title: 'Harrow city bike',
    categories: ['bikes'],
    brand: 'Harrow',
    description: 'Seven gears.',
    stock: 12,
    price: 420.5,
    discount: 0,
    published: true,
    images: ['/two.webp'],
    newImages: [picture],
  });
});

it('names each wrong field, and focuses the first', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(
    form({ onSubmit: handleSubmit, defaultValues: { discount: '101', stock: '1.5', price: '0' } }),
  );
  await user.click(save());
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  for (const message of [
    'Give the product a title',
    'Choose at least one category',
    'Describe the product',
    'The stock is a whole number from 0 up',
    'The price is an amount from 0.01 up',
    'The discount is 0 to 100 percent',
  ])
    expect(screen.getByText(message)).toBeVisible();
  expect(handleSubmit).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Bike');
  await user.click(save());
  expect(screen.getByRole('checkbox', { name: 'Bikes' })).toHaveFocus();
});

it('shows the pictures that there are below the label of the field', () => {
  setup(form({ images: ['/one.webp'] }));
  const list = screen.getByRole('list', { name: 'Pictures of the product' });
  expect(screen.getByText('Pictures').compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('takes no more pictures than allowed, and none that are too large', () => {
  setup(form({ images: ['/one.webp'], maxImages: 2, maxImageBytes: 3 }));
  const zone = screen.getByLabelText('Pictures');
  const file = (name: string, size: number, type = 'image/png') => new File(['x'.repeat(size)], name, { type });
  fireEvent.change(zone, { target: { files: [file('a.png', 1), file('b.png', 2), file('c.png', 9)] } });
  expect(within(screen.getByRole('list', { name: 'Chosen files' })).getAllByRole('listitem')).toHaveLength(1);
  const message = screen.getByText(/b\.png is one too many/);
  expect(message).toHaveTextContent('c.png is too large.');
});

it('says that there are unsaved changes, hands them over, and drops them when asked', async () => {
  const handleDraft = vi.fn<NonNullable<ProductFormProps['onDraftChange']>>();
  const { user } = setup(form({ defaultValues: slate, onDraftChange: handleDraft }));
  const title = () => screen.getByRole('textbox', { name: 'Title' });
  await user.type(title(), ' laptop');
  expect(screen.getByText(/^Unsaved changes are kept on this device/)).toBeVisible();
  expect(handleDraft).toHaveBeenLastCalledWith(
    { ...slate, title: 'Slate 14 laptop' },
    { reason: 'input', event: anyEvent },
  );
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(title()).toHaveFocus();
  expect(title()).toHaveValue('Slate 14');
  expect(handleDraft).toHaveBeenLastCalledWith(null, { reason: 'discard', event: anyEvent });
  expect(screen.queryByText(/^Unsaved changes/)).toBeNull();
});

it('counts a picture taken away as a change, and brings it back when changes are dropped', async () => {
  const { user } = setup(form({ defaultValues: slate, images: ['/one.webp', '/two.webp'] }));
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(screen.getByText('There are unsaved changes.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove picture 1' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(document.activeElement).toHaveAttribute('type', 'file');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getAllByRole('button', { name: /^Remove picture/ })).toHaveLength(2);
});

it('brings back what was typed when the page was left, until it is saved', async () => {
  function Page() {
    const { draft, onDraftChange } = useFormDraft<ProductInput>('draft:slate');
    return form({ defaultValues: slate, draft, onDraftChange });
  }
  const first = setup(<Page />);
  const title = () => screen.getByRole('textbox', { name: 'Title' });
  await first.user.type(title(), ' laptop');
  await first.user.click(screen.getByRole('checkbox', { name: 'Cars' }));
  first.unmount();

  const { user } = setup(<Page />);
  expect(title()).toHaveValue('Slate 14 laptop');
  expect(screen.getByRole('checkbox', { name: 'Cars' })).toBeChecked();
  expect(screen.getByText('Your unsaved changes are back.')).toBeVisible();
  await user.click(save());
  expect(localStorage.getItem('draft:slate')).toBeNull();
  expect(screen.queryByText('Your unsaved changes are back.')).toBeNull();
  expect(title()).toHaveValue('Slate 14 laptop');
});

it('restores a draft that arrives after the first render, and submits the saved record once it is discarded', async () => {
  const handleSubmit = vi.fn<ProductFormProps['onSubmit']>();
  const page = (draft: Partial<ProductInput> | null) =>
    form({ defaultValues: slate, locale: 'de-DE', draft, onSubmit: handleSubmit });
  const { user, rerender } = setup(page(null));
  const picture = new File(['x'], 'slate.png', { type: 'image/png' });
  rerender(page({ ...slate, categories: ['cars'], price: '1250.5', published: false }));
  expect(screen.getByRole('checkbox', { name: 'Cars' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Music' })).not.toBeChecked();
  expect(screen.getByRole('spinbutton', { name: 'Price' })).toHaveValue('1250,5');
  expect(screen.getByRole('switch', { name: 'Published' })).not.toBeChecked();
  await user.click(save());
  expect(handleSubmit.mock.lastCall?.[0]).toMatchObject({ categories: ['cars'], price: 1250.5, published: false });

  fireEvent.change(screen.getByLabelText('Pictures'), { target: { files: [picture] } });
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole('checkbox', { name: 'Music' })).toBeChecked();
  expect(screen.queryByText('slate.png')).toBeNull();
  await user.click(save());
  expect(handleSubmit.mock.lastCall?.[0]).toMatchObject({
    ...slate,
    stock: 4,
    price: 1099,
    discount: 12.5,
    newImages: [],
  });
});

it('keeps what was typed where the server refuses', async () => {
  const { user } = setup(
    form({
      defaultValues: slate,
      onSubmit: () => Promise.reject(new Error('offline')),
      onDraftChange: () => undefined,
    }),
  );
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' laptop');
  await user.click(save());
  expect(screen.getByRole('alert')).toHaveTextContent('The product was not saved.');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Slate 14 laptop');
  expect(screen.getByText(/^Unsaved changes are kept/)).toBeVisible();
});

it('shows what the server does not take at its field, with the focus there', async () => {
  const failure = { title: 'The shop does not take this', fields: { brand: 'There is no such brand' } };
  const { user } = setup(form({ defaultValues: slate, onSubmit: () => Promise.resolve({ failure }) }));
  const brand = screen.getByRole('combobox', { name: 'Brand' });
  await user.type(brand, 'X');
  await user.click(save());
  expect(screen.getByRole('alert')).toHaveTextContent('The shop does not take this');
  expect(brand).toBeInvalid();
  expect(brand).toHaveAccessibleDescription(/There is no such brand/);
  expect(brand).toHaveFocus();
  await user.clear(brand);
  expect(brand).toBeValid();
});

it.each([
  ['de-DE', 'EUR', '12,50', 12.5],
  ['de-DE', 'EUR', '1.250', 1250],
  ['en-US', 'USD', '1,250.5', 1250.5],
  ['en-US', 'KWD', '1.234', 1.234],
  ['de-DE', 'JPY', '1.250', 1250],
])('saves a price of a page in %s and %s as it was typed: %s', async (locale, currency, text, price) => {
  const handleSubmit = vi.fn<ProductFormProps['onSubmit']>();
  const handleDraft = vi.fn();
  const { user } = setup(
    form({ defaultValues: slate, locale, currency, onSubmit: handleSubmit, onDraftChange: handleDraft }),
  );
  const field = screen.getByRole('spinbutton', { name: 'Price' });
  await user.clear(field);
  await user.type(field, text);
  const typed = handleDraft.mock.calls.at(-1)?.[0] as ProductInput;
  expect(Number(typed.price)).toBe(price);
  await user.click(save());
  expect(handleSubmit).toHaveBeenCalledOnce();
  expect(handleSubmit.mock.calls[0]?.[0]).toMatchObject({ price, stock: 4, discount: 12.5 });
});

it.each([
  ['en-US', 'USD', '1.234', '0.01'],
  ['de-DE', 'EUR', '0', '0,01'],
  ['en-US', 'JPY', '0.50', '1'],
  ['de-DE', 'KWD', '1,2345', '0,001'],
  ['fr-FR', 'EUR', '1.250', '0,01'],
])('refuses in %s and %s a price of %s', async (locale, currency, text, min) => {
  const handleSubmit = vi.fn();
  const { user } = setup(form({ defaultValues: slate, locale, currency, onSubmit: handleSubmit }));
  const field = screen.getByRole('spinbutton', { name: 'Price' });
  await user.clear(field);
  await user.type(field, text);
  await user.click(save());
  expect(handleSubmit).not.toHaveBeenCalled();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(`The price is an amount from ${min} up`);
  expect(field).toHaveValue(text);
});

it('empties the brand by Escape for good', async () => {
  const handleSubmit = vi.fn<ProductFormProps['onSubmit']>();
  const { user } = setup(form({ defaultValues: { ...slate, brand: '' }, onSubmit: handleSubmit }));
  await user.type(screen.getByRole('combobox', { name: 'Brand' }), 'Acme{Escape}{Escape}{Enter}');
  expect(handleSubmit.mock.calls[0]?.[0]).toMatchObject({ brand: '' });
});

it('reads at submit what was set without an event: texts, numbers and switches', async () => {
  const handleSubmit = vi.fn<ProductFormProps['onSubmit']>();
  const { user } = setup(form({ defaultValues: slate, locale: 'de-DE', onSubmit: handleSubmit }));
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value = 'Slate\u00A015';
  screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Price' }).value = '1.250,50';
  screen.getByRole<HTMLInputElement>('switch', { name: 'Published' }).checked = false;
  await user.click(save());
  expect(handleSubmit.mock.calls[0]?.[0]).toMatchObject({ title: 'Slate 15', price: 1250.5, published: false });
});

it('has rules that a server can use, with messages of its own', () => {
  const rules = productSchema({ priceInvalid: 'Preis fehlt' });
  expect(rules.parse(slate)).toMatchObject({ stock: 4, price: 1099, discount: 12.5 });
  const bad = rules.safeParse({ ...slate, price: '12.345' });
  expect(bad.error?.issues.map(({ message }) => message)).toEqual(['Preis fehlt']);
  for (const price of ['1e3', '0x10', 'Infinity', '1,5', ''])
    expect(rules.safeParse({ ...slate, price }).success, price).toBe(false);
  expect(productSchema({}, 'KWD').parse({ ...slate, price: '1.234' }).price).toBe(1.234);
  expect(productSchema({}, 'JPY').safeParse({ ...slate, price: '0.5' }).success).toBe(false);
});
