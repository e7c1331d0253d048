import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { href } from '../../routes';
import { recordKeyOf, workPaths } from '../../workRoutes';
import type { WorkPageName } from '../frame/areas';
import { NewRecordLink } from '../frame/WorkParts';
import { WorkList } from '../list/WorkList';
import { lists, type ListPath } from '../lists';
import { PayoutRequest } from '../vendor/PayoutRequest';
import { localeOf, readBuilt, type StoryContext } from './built';
import { germanDark, screenSettings } from './screenSettings';
import { readFrame, WorkScreen, type FrameData } from './WorkScreen';

/** A list of hundreds of rows takes its time on a busy machine. */
const longWait = { timeout: 10_000 };

interface ListScreenProps {
  /** Path of the list without its first slash. @default 'admin/products' */
  path?: ListPath;
}

interface ListData {
  frame: FrameData;
  rows: readonly object[];
}

const usual = 'admin/products';

/** The lists whose records have a form. */
const news = { products: 'newProduct', categories: 'newCategory', brands: 'newBrand', coupons: 'newCoupon' } as const;

/** A list of an area as its page shows it. */
function ListScreen({ path = usual, frame, rows }: ListScreenProps & Partial<ListData>) {
  if (!frame || !rows) return null;
  const { context } = frame;
  const name = recordKeyOf(path) as WorkPageName;
  const title = context.messages.nav[name];
  const made = name in news ? news[name as keyof typeof news] : undefined;
  return (
    <WorkScreen
      {...frame}
      path={`/${path}`}
      title={title}
      actions={
        <>
          {path === 'vendor/payout-requests' ? <PayoutRequest context={context} /> : null}
          {made === undefined ? null : (
            <NewRecordLink
              href={href(context.locale, workPaths.newRecord(lists[path].area, name))}
              text={context.messages.frame[made]}
            />
          )}
        </>
      }
    >
      <WorkList context={context} list={lists[path]} title={title} first={rows.slice(0, 10)} total={rows.length} />
    </WorkScreen>
  );
}

async function readList(path: ListPath, story: StoryContext): Promise<ListData> {
  const { area, calls, rowsOf } = lists[path];
  const frame = await readFrame(area, story);
  const answers = await Promise.all(calls.map((call) => readBuilt(call, localeOf(story))));
  return { frame, rows: rowsOf(answers, frame.context) };
}

const meta = preview.meta({
  id: 'screens-lists',
  ...screenSettings,
  // One page of docs would draw every screen at once.
  tags: ['!autodocs'],
  title: 'Screens/Lists',
  component: ListScreen,
  loaders: [async (story) => ({ data: await readList((story.args as ListScreenProps).path ?? usual, story) })],
  render: (args, { loaded }) => <ListScreen {...args} {...(loaded['data'] as ListData)} />,
  // What is checked is the list, not the places of its rows.
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader', {}, longWait);
  },
});

export const Products = meta.story();
Products.test('is German, in the dark', germanDark, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();
});
/** The rows take three seconds: those of the second page were not built with it. */
export const ProductsSlow = meta.story({
  globals: { calls: 'slow GET api admin products' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(canvas.getByRole('region', { name: 'Products' })).toHaveAttribute('aria-busy', 'true');
  },
});
export const ProductsEmpty = meta.story({
  globals: { calls: 'empty GET api admin products' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet', {}, longWait)).toBeVisible();
  },
});
export const ProductsFailed = meta.story({
  globals: { calls: 'broken GET api admin products' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' }, longWait)).toBeVisible();
  },
});
Products.test(
  'keeps what it was built with if the call fails, on a phone, in German',
  { globals: { calls: 'broken GET api admin products', viewport: { value: 'mobile1' }, language: 'de' } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' }, longWait)).toBeVisible();
    await expect(canvas.getByText(/Das ließ sich nicht laden/, { selector: 'strong' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await expect(canvas.getByText('Der Server hat nicht geantwortet. Es wurde nichts geändert.')).toBeVisible();
  },
);
export const ProductsNothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Search in Products' }, longWait),
      'no such thing',
    );
    await expect(await canvas.findByRole('button', { name: 'Clear search and filters' })).toBeVisible();
  },
});
export const ProductsSelected = meta.story({
  play: async ({ canvas, userEvent }) => {
    // A phone has no box for all rows.
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ }, longWait);
    for (const box of boxes) await userEvent.click(box);
    await expect(canvas.getByText('10 selected')).toBeVisible();
  },
});
/** A switch whose change the API does not keep. */
export const ProductsRefused = meta.story({
  globals: { calls: 'broken PUT api admin products _slug' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('switch', {}, longWait);
    if (!first) throw new Error('mr: the list has no switch.');
    await userEvent.click(first);
    await expect(await canvas.findByText('Not saved. Please try again.', {}, longWait)).toBeVisible();
  },
});

export const Categories = meta.story({ args: { path: 'admin/categories' } });
export const Brands = meta.story({ args: { path: 'admin/brands' } });
export const Coupons = meta.story({ args: { path: 'admin/coupons' } });
Coupons.test('is German, in the dark', germanDark, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Gutscheine' })).toBeVisible();
});
export const Reviews = meta.story({ args: { path: 'admin/reviews' } });
export const Orders = meta.story({ args: { path: 'admin/orders' } });
export const Customers = meta.story({ args: { path: 'admin/customers' } });
export const Sellers = meta.story({ args: { path: 'admin/sellers' } });
export const PackagePayments = meta.story({ args: { path: 'admin/package-payments' } });
export const EarningHistory = meta.story({ args: { path: 'admin/earning-history' } });
export const Payouts = meta.story({ args: { path: 'admin/payouts' } });
export const RefundRequests = meta.story({ args: { path: 'admin/refund-requests' } });
export const PayoutRequests = meta.story({ args: { path: 'admin/payout-requests' } });
/** A decision that the API does not keep: the old status is back, and the message says why. */
export const PayoutRequestsRefused = meta.story({
  args: { path: 'admin/payout-requests' },
  globals: { calls: 'broken PUT api admin payout-requests _no' },
  play: async ({ canvas, userEvent }) => {
    const [accept] = await canvas.findAllByRole('button', { name: /^Accept / }, longWait);
    if (!accept) throw new Error('mr: no request waits for a decision.');
    await userEvent.click(accept);
    await expect(await canvas.findByText(/keeps its old value\. The server had an error/, {}, longWait)).toBeVisible();
  },
});

export const VendorCoupons = meta.story({ args: { path: 'vendor/coupons' } });
export const VendorReviews = meta.story({ args: { path: 'vendor/reviews' } });
export const VendorRefundRequests = meta.story({ args: { path: 'vendor/refund-requests' } });
export const VendorPayoutRequests = meta.story({ args: { path: 'vendor/payout-requests' } });
const askForPayout = async (canvasElement: HTMLElement, userEvent: { click: (element: Element) => Promise<void> }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Request a payout' }));
  return within(canvas.getByRole('dialog', { name: 'Request a payout' }));
};
export const VendorPayoutForm = meta.story({
  args: { path: 'vendor/payout-requests' },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await askForPayout(canvasElement, userEvent);
    await expect(await dialog.findByRole('spinbutton', { name: 'Amount' }, longWait)).toBeVisible();
  },
});
export const VendorPayoutFormFailed = meta.story({
  args: { path: 'vendor/payout-requests' },
  globals: { calls: 'broken GET api vendor sellers' },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await askForPayout(canvasElement, userEvent);
    await expect(await dialog.findByRole('button', { name: 'Retry' }, longWait)).toBeVisible();
  },
});
