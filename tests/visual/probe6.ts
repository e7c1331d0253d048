import { chromium as pw, type Page } from '@playwright/test';
import { startShop } from '../support/server.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { pinnedChromium } from './browser.ts';
import { openStill, loadPictures } from './still.ts';
import { axeFindings } from '../support/axe.ts';
import { sitePages } from './pages.ts';
const shop = await startShop();
const browser = await pw.launch(await pinnedChromium(packageJson.devDependencies['@sparticuz/chromium']));
const a = await openStill(browser, { viewport:{width:1440,height:900}, baseURL: shop.url, bypassCSP: true });
await a.context().addCookies([{ name: 'guestId', value: 'visual-guest-0000000000000000', url: shop.url }]);
const ready = async (p: Page, path: string) => { await p.goto(path); await p.addStyleTag({content:'body{position:relative}.site-bottom-nav,.site-buy-bar{position:absolute!important}'}); await p.mouse.move(0,0); await p.waitForLoadState('networkidle'); await loadPictures(p); await p.evaluate(() => scrollTo(0,0)); };
const templates = (process.env.T ?? '').split(',');
for (const { path, template, customer } of sitePages) {
  if (customer || !templates.includes(template)) continue;
  const p = await a.context().newPage();
  await ready(p, path);
  if (process.env.AXE) console.log('light', template, (await axeFindings(p)).join(' ; ') || 'none');
  await p.emulateMedia({ colorScheme: 'dark' });
  await p.evaluate(() => new Promise(r => requestAnimationFrame(() => requestIdleCallback(r))));
  if (process.env.AXE) { console.log('dark', template, (await axeFindings(p)).join(' ; ') || 'none'); await p.close(); continue; }
  const x = await p.screenshot({ fullPage: true, animations: 'disabled' });
  await p.close();
  const q = await a.context().newPage();
  await q.emulateMedia({ colorScheme: 'dark' });
  await ready(q, path);
  const y = await q.screenshot({ fullPage: true, animations: 'disabled' });
  console.log(template, x.equals(y) ? 'same' : `differ ${x.length} ${y.length}`);
  await q.close();
}
await browser.close(); await shop.close();
