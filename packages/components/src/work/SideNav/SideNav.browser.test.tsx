import { expect, it, onTestFinished } from 'vitest';
import { render, screen, serverRender } from '#test-utils';
import { page, userEvent } from '../../../test-utils/browser';
import { attachSideNav } from '../../static/attachSideNav';
import { SideNav } from './SideNav';
import './SideNav.module.css';

const nav = <SideNav items={[[{ title: 'Orders', href: '#orders' }]]} variant="bar" />;
const forms = {
  react: () => void render(nav),
  static: () => onTestFinished(attachSideNav(serverRender(nav))),
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
