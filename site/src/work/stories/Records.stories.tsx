import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { orderNumber } from '../../account/orderNumber';
import type { Order } from '../../data/types';
import { fill } from '../../i18n/fill';
import { href } from '../../routes';
import { workPaths } from '../../workRoutes';
import { BrandFormPage } from '../forms/BrandFormPage';
import { CategoryFormPage } from '../forms/CategoryFormPage';
import { CouponFormPage } from '../forms/CouponFormPage';
import type { FormPageProps } from '../forms/FormPage';
import {
  formCall,
  type FormChoices,
  type FormList,
  type FormRecords,
  nameOf as recordName,
  readChoices,
} from '../forms/model';
import { ProductFormPage } from '../forms/ProductFormPage';
import { BackLink } from '../frame/WorkParts';
import { OrderPage } from '../order/OrderPage';
import { localeOf, readBuilt, type StoryContext } from './built';
import { germanDark, screenSettings } from './screenSettings';
import { readFrame, WorkScreen, type FrameData } from './WorkScreen';

interface RecordScreenProps {
  /** The list that the record stands in. @default 'products' */
  list?: FormList | 'orders';
  /** A new one, the first of the list, or one of an address that names none. */
  record?: 'new' | 'first' | 'unknown';
}

interface RecordData {
  frame: FrameData;
  choices: FormChoices;
  order: Order | undefined;
  first: FormRecords[FormList] | undefined;
}

const forms = {
  products: ProductFormPage,
  categories: CategoryFormPage,
  brands: BrandFormPage,
  coupons: CouponFormPage,
};
const news = { products: 'newProduct', categories: 'newCategory', brands: 'newBrand', coupons: 'newCoupon' } as const;

/** The form of a record, or an order, as its page shows it. */
function RecordScreen(props: RecordScreenProps & Partial<RecordData>) {
  const { list = 'products', record = 'first', frame, choices, order, first } = props;
  if (!frame || !choices) return null;
  const { context } = frame;
  const { nav, columns } = context.messages;
  // The record that is read is one of the list.
  const Form = forms[list === 'orders' ? 'products' : list] as ComponentType<
    Omit<FormPageProps<FormList>, 'list' | 'Form'>
  >;
  const current = workPaths.list('admin', list);
  const title =
    record === 'first' ? nameOf(props, context) : list === 'orders' ? columns.order : newName(list, context);
  return (
    <WorkScreen
      {...frame}
      path={workPaths.record('admin', list, 'one')}
      current={current}
      title={title}
      before={<BackLink href={href(context.locale, current)} label={nav[list]} />}
    >
      {list === 'orders' ? (
        <OrderPage context={context} order={record === 'first' ? order : undefined} />
      ) : (
        <Form
          context={context}
          record={record === 'first' ? (first ?? 'new') : record === 'new' ? 'new' : 'shell'}
          choices={choices}
        />
      )}
    </WorkScreen>
  );
}

function newName(list: FormList, { messages }: FrameData['context']): string {
  return messages.frame[news[list]];
}

function nameOf({ order, first }: Partial<RecordData>, { messages }: FrameData['context']): string {
  if (order) return fill(messages.order.title, { number: orderNumber(order) });
  return first === undefined ? '' : recordName(first);
}

async function readRecord({ list = 'products' }: RecordScreenProps, story: StoryContext): Promise<RecordData> {
  const locale = localeOf(story);
  const [frame, choices, records] = await Promise.all([
    readFrame('admin', story),
    readChoices('admin', list === 'orders' ? 'products' : list, (path) => readBuilt(path, locale)),
    list === 'orders' ? readBuilt('/api/admin/orders', locale) : readBuilt(formCall('admin', list), locale),
  ]);
  const [first] = records;
  return {
    frame,
    choices,
    order: list === 'orders' ? (first as Order) : undefined,
    first: list === 'orders' ? undefined : (first as FormRecords[FormList]),
  };
}

const meta = preview.meta({
  id: 'screens-records',
  ...screenSettings,
  // One page of docs would draw every screen at once.
  tags: ['!autodocs'],
  title: 'Screens/Records',
  component: RecordScreen,
  loaders: [async (story) => ({ data: await readRecord(story.args as RecordScreenProps, story) })],
  render: (args, { loaded }) => <RecordScreen {...args} {...(loaded['data'] as RecordData)} />,
});

export const Product = meta.story();
Product.test('is German, in the dark', germanDark, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Artikel speichern' })).toBeVisible();
});
export const NewProduct = meta.story({ args: { record: 'new' } });
/** What is missing is said at each field. */
export const NewProductIncomplete = meta.story({
  args: { record: 'new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save product' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeInvalid();
  },
});
/** The API does not keep the record: what was typed stays. */
export const BrandRefused = meta.story({
  args: { list: 'brands' },
  globals: { calls: 'broken PUT api admin brands _slug' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save brand' }));
    await expect(await canvas.findByText(/^The server had an error/)).toBeVisible();
  },
});
export const ProductMissing = meta.story({ args: { record: 'unknown' } });
export const ProductFailed = meta.story({
  args: { record: 'unknown' },
  globals: { calls: 'broken GET api admin products' },
});
export const ProductSlow = meta.story({
  args: { record: 'unknown' },
  globals: { calls: 'slow GET api admin products' },
});
export const Category = meta.story({ args: { list: 'categories' } });
export const Coupon = meta.story({ args: { list: 'coupons' } });
export const NewCoupon = meta.story({ args: { list: 'coupons', record: 'new' } });
export const NewBrandGerman = meta.story({ args: { list: 'brands', record: 'new' }, globals: { language: 'de' } });

export const OrderDefault = meta.story({ args: { list: 'orders' } });
OrderDefault.test('is German, in the dark', germanDark, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: /^Bestellung / })).toBeVisible();
});
/** A status that the API does not keep. */
export const OrderRefused = meta.story({
  args: { list: 'orders' },
  globals: { calls: 'broken PUT api admin orders _id' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Canceled' }));
    await expect(await canvas.findByText(/keeps its old value\. The server had an error/)).toBeVisible();
  },
});
export const OrderMissing = meta.story({ args: { list: 'orders', record: 'unknown' } });
export const OrderFailed = meta.story({
  args: { list: 'orders', record: 'unknown' },
  globals: { calls: 'broken GET api admin orders' },
});
