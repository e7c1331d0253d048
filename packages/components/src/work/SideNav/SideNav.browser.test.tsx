import { hydrateRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { act, anyEvent, render, screen, serverRender } from '#test-utils';
import { page, userEvent } from '../../../test-utils/browser.js';
import { attachSideNav } from '../../static/attachSideNav.js';
import { StaticSideNav } from '../../static/StaticSideNav.js';
import { SideNav } from './SideNav.js';
import './SideNav.css';

const nav = <SideNav items={[[{ title: 'Orders', href: '#orders' }]]} variant="bar" />;
const forms = {
  react: () => void render(nav),
  static: () => onTestFinished(attachSideNav(serverRender(<StaticSideNav {...nav.props} />))),
};

for (const [form, show] of Object.entries(forms)) {
  for (const knowsCommands of [true, false]) {
    it(`opens and closes its drawer, ${form}, ${knowsCommands ? 'with' : 'without'} invoker commands`, async () => {
      await page.viewport(600, 844);
      show();
      const drawer = document.querySelector('dialog') as HTMLDialogElement;
      if (!knowsCommands) {
        for (const button of document.querySelectorAll('[commandfor]')) button.removeAttribute('commandfor');
        drawer.removeAttribute('closedby');
      }
      const opener = screen.getByRole('button', { name: 'Account' });
      for (const close of [
        () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
        () => userEvent.keyboard('{Escape}'),
        () => userEvent.click(drawer, { position: { x: drawer.offsetWidth + 20, y: 400 } }),
      ]) {
        await userEvent.click(opener);
        expect(drawer.open).toBe(true);
        await userEvent.click(drawer, { position: { x: 4, y: 4 } });
        expect(drawer.open, 'a press on its padding').toBe(true);
        await close();
        expect(drawer.open).toBe(false);
        expect(opener).toHaveFocus();
      }
    });
  }
}

it('passes the reason of each drawer change', async () => {
  await page.viewport(600, 844);
  const handleOpenChange = vi.fn();
  render(<SideNav items={[]} variant="bar" onOpenChange={handleOpenChange} />);
  const drawer = document.querySelector('dialog') as HTMLDialogElement;
  for (const [reason, close] of [
    ['close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['outside', () => userEvent.click(drawer, { position: { x: drawer.offsetWidth + 20, y: 400 } })],
  ] as const) {
    handleOpenChange.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(true, { reason: 'trigger', event: anyEvent });
    handleOpenChange.mockClear();
    await close();
    expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason, event: anyEvent });
    expect(drawer.open).toBe(false);
  }
});

it('keeps a drawer open that was opened before hydration', async () => {
  await page.viewport(600, 844);
  const handleOpenChange = vi.fn();
  const whole = <SideNav items={[]} variant="bar" onOpenChange={handleOpenChange} />;
  const box = serverRender(whole);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  const drawer = document.querySelector('dialog') as HTMLDialogElement;
  expect(drawer.open).toBe(true);
  const root = await act(() => Promise.resolve(hydrateRoot(box, whole, { onRecoverableError: console.error })));
  onTestFinished(() => act(() => root.unmount()));
  expect(drawer.open).toBe(true);
  expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(true, { reason: 'trigger' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(drawer.open).toBe(false);
});
