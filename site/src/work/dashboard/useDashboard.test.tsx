import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetReads } from '../base/api';
import { fakeApi } from '../testing/fakeApi';
import { testContext } from '../testing/workContext';
import { dashboardCalls, dashboardOf } from './readDashboard';
import { useDashboard, type DashboardProps } from './useDashboard';

const pending = {
  id: 'a',
  status: 'Pending',
  createdAt: '2023-11-02',
  users: { id: 'u' },
  items: [],
  tax: 0,
  discount: 0,
};
const props: DashboardProps = {
  context: testContext(),
  categoryOf: {},
  built: dashboardOf([[], [], [], [], [], []] as never, {}, 'Others'),
};

/** Two islands of the page. */
function Islands() {
  return [useDashboard(props), useDashboard(props)].map(({ data }, index) => (
    <output key={index}>{data.pending.orders}</output>
  ));
}

afterEach(() => {
  cleanup();
  forgetReads();
  vi.unstubAllGlobals();
});

it('is read by all islands again when one of them asks for it', async () => {
  let isDown = true;
  const answers = dashboardCalls.map(
    (call) => [`GET ${call}`, () => (isDown ? { status: 500 } : { json: [] as unknown[] })] as const,
  );
  fakeApi({
    ...Object.fromEntries(answers),
    'GET /api/admin/orders': () => (isDown ? { status: 500 } : { json: [pending] }),
  });
  const { result } = renderHook(() => [useDashboard(props), useDashboard(props)] as const);
  await waitFor(() => expect(result.current.map(({ hasFailed }) => hasFailed)).toEqual([true, true]));
  isDown = false;
  act(() => result.current[0].retry());
  await waitFor(() => expect(result.current.map(({ data }) => data.pending.orders)).toEqual([1, 1]));
  expect(result.current.map(({ hasFailed }) => hasFailed)).toEqual([false, false]);
});

it('is read anew when the page comes back by Back, once for all islands', async () => {
  let orders: unknown[] = [];
  const answers = dashboardCalls.map((call) => [`GET ${call}`, () => ({ json: [] as unknown[] })] as const);
  const { calls } = fakeApi({ ...Object.fromEntries(answers), 'GET /api/admin/orders': () => ({ json: orders }) });
  render(<Islands />);
  await act(() => Promise.resolve());
  orders = [pending];
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(await screen.findAllByText('1')).toHaveLength(2);
  expect(calls).toHaveLength(2 * dashboardCalls.length);
});
