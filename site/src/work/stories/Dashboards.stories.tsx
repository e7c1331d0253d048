import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { Answers } from '../../data/work';
import { workPaths } from '../../workRoutes';
import { categoriesOf } from '../dashboard/categoriesOf';
import { DashboardCharts } from '../dashboard/DashboardCharts';
import { DashboardFigures } from '../dashboard/DashboardFigures';
import { DashboardTables } from '../dashboard/DashboardTables';
import { dashboardCalls, dashboardOf, type DashboardData } from '../dashboard/readDashboard';
import { PackageCards } from '../packages/PackageCards';
import { packagesOf, type PackageItem } from '../packages/packagesOf';
import { productCounts, vendorCalls, vendorOf, type VendorData } from '../vendor/readVendor';
import { VendorDashboard } from '../vendor/VendorDashboard';
import { localeOf, readBuilt, type StoryContext } from './built';
import { germanDark, screenSettings } from './screenSettings';
import { readFrame, WorkScreen, type FrameData } from './WorkScreen';

interface DashboardScreenProps {
  /** @default 'admin' */
  screen?: 'admin' | 'vendor' | 'packages';
}

interface ScreenData {
  frame: FrameData;
  admin: { built: DashboardData; categoryOf: Record<string, string> };
  vendor: { built: VendorData; products: Record<string, number> };
  packages: PackageItem[];
}

/** A screen that is no list and no form, as its page shows it. */
function DashboardScreen({
  screen = 'admin',
  frame,
  admin,
  vendor,
  packages,
}: DashboardScreenProps & Partial<ScreenData>) {
  if (!frame || !admin || !vendor || !packages) return null;
  const { context } = frame;
  const { nav } = context.messages;
  if (screen === 'packages') {
    return (
      <WorkScreen {...frame} path={workPaths.list('admin', 'packages')} title={nav.packages}>
        <PackageCards context={context} labels={context.labels.PackageCard} items={packages} />
      </WorkScreen>
    );
  }
  return (
    <WorkScreen {...frame} path={workPaths.dashboard(screen)} title={nav.dashboard}>
      {screen === 'admin' ? (
        <>
          <DashboardFigures {...admin} context={context} name="Gage" />
          <DashboardCharts {...admin} context={context} />
          <DashboardTables {...admin} context={context} />
        </>
      ) : (
        <VendorDashboard {...vendor} context={context} />
      )}
    </WorkScreen>
  );
}

async function readScreen(screen: 'admin' | 'vendor' | 'packages', story: StoryContext): Promise<ScreenData> {
  const locale = localeOf(story);
  const [frame, catalog, categories, orders, payments, sellers, dashboard, shop] = await Promise.all([
    readFrame(screen === 'vendor' ? 'vendor' : 'admin', story),
    readBuilt('/api/admin/products', locale),
    readBuilt('/api/admin/category', locale),
    readBuilt('/api/admin/orders', locale),
    readBuilt('/api/admin/package-payments', locale),
    readBuilt('/api/admin/sellers', locale),
    Promise.all(dashboardCalls.map((call) => readBuilt(call, locale))),
    Promise.all(vendorCalls.map((call) => readBuilt(call, locale))),
  ]);
  const categoryOf = categoriesOf(catalog, categories, orders);
  const { others } = frame.context.messages.dashboard;
  const products = productCounts(catalog);
  const built = vendorOf(shop as unknown as Answers<typeof vendorCalls>, undefined, products);
  if (!built) throw new Error('mr: the mock API has no shop with a seller. The story shows one.');
  return {
    frame,
    admin: {
      built: dashboardOf(dashboard as unknown as Answers<typeof dashboardCalls>, categoryOf, others),
      categoryOf,
    },
    vendor: { built, products },
    packages: packagesOf(payments, sellers, locale),
  };
}

const meta = preview.meta({
  id: 'screens-dashboards',
  ...screenSettings,
  // One page of docs would draw every screen at once.
  tags: ['!autodocs'],
  title: 'Screens/Dashboards',
  component: DashboardScreen,
  loaders: [
    async (story) => ({ data: await readScreen((story.args as DashboardScreenProps).screen ?? 'admin', story) }),
  ],
  render: (args, { loaded }) => <DashboardScreen {...args} {...(loaded['data'] as ScreenData)} />,
});

// On a busy machine the calls beside the broken one take longer than the second that Testing Library waits.
const longWait = { timeout: 30_000 };

export const Admin = meta.story();
Admin.test('is German, in the dark', germanDark, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
});
/** The API does not answer: the figures are those of the build, and the page says so. */
export const AdminStale = meta.story({
  globals: { calls: 'broken GET api admin dashboard-cards' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' }, longWait)).toBeVisible();
  },
});

export const Vendor = meta.story({ args: { screen: 'vendor' } });
Vendor.test('is German, in the dark', germanDark, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
});
export const VendorFailed = meta.story({
  args: { screen: 'vendor' },
  globals: { calls: 'broken GET api vendor product-reviews' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' }, longWait)).toBeVisible();
  },
});

export const Packages = meta.story({ args: { screen: 'packages' } });
Packages.test('is German, in the dark', germanDark, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Pakete' })).toBeVisible();
});
