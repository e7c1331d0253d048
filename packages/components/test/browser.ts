/** Helpers for tests of the built sheets: the sheets as consumers get them, and a Chromium page to inspect them in. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium as browserType, type Page } from '@playwright/test';
import { transform } from 'lightningcss';
import { build } from 'vite';
import { chromiumShell } from '../../../chromium';
import { dist } from './kit';

/** Returns a built sheet by its path in `dist`, without extension. */
export const sheet = (name: string) => readFileSync(join(dist, `${name}.css`), 'utf8');

/** Returns the one sheet that Vite makes of a file with its defaults. */
export async function sheetOf(entry: string, alias: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: dirname(entry),
    resolve: { alias },
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const css = outputs.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (css?.type !== 'asset') throw new Error(`Vite made no sheet of ${entry}`);
  return css.source.toString();
}

/** Transforms a sheet with Lightning CSS for Next's default browsers. */
function forNext(name: string): string {
  const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 111 << 16, safari: (16 << 16) | (4 << 8) };
  return transform({
    filename: `${name}.css`,
    code: readFileSync(join(dist, `${name}.css`)),
    minify: true,
    targets,
  }).code.toString();
}

/** Returns the whole kit's sheet as published and as bundlers rewrite it. */
export async function sheetsOfConsumers(): Promise<Record<string, string>> {
  return {
    'as published': sheet('styles'),
    'without layers': sheet('styles.unlayered'),
    'built by Vite': await sheetOf(join(dist, 'styles.css')),
    "lowered for Next's browsers": forNext('styles'),
    'without layers, built by Vite': await sheetOf(join(dist, 'styles.unlayered.css')),
  };
}

/** Starts Chromium. `open` returns a page with this body and these sheets; `close` ends all. */
export async function startBrowser() {
  const browser = await browserType.launch(chromiumShell);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  return {
    page,
    async open(css: string, body: string, html = ''): Promise<Page> {
      await page.setContent(`<!doctype html><html lang="en" ${html}><head><style>${css}</style></head>${body}</html>`);
      return page;
    },
    close: () => browser.close(),
  };
}
