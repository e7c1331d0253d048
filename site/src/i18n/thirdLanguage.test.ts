import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as Pages from '../data/infoPages';
import type * as Context from '../context/pageContext';
import type * as Routes from '../routes';

/*
 * A copy of the site gets one folder more, `src/i18n/fr` with the German words in brackets, and one entry of the list in `routes.ts`: nothing else is
 * touched. What pages take from the layers below them then answers in it.
 */
const site = join(import.meta.dirname, '../..');
let copy = '';
let server: ViteDevServer;

/** A module of the copy, with its own types. */
async function load<Module>(path: string): Promise<Module> {
  return (await server.ssrLoadModule(path)) as Module;
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'marketrow-site-'));
  await cp(join(site, 'src'), join(copy, 'src'), { recursive: true });
  await symlink(join(site, '../node_modules'), join(copy, 'node_modules'));
  const folder = join(copy, 'src/i18n/fr');
  await cp(join(copy, 'src/i18n/de'), folder, { recursive: true });
  for (const file of ['index.ts', 'infoPages.ts', 'work.ts']) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), text.replaceAll(/(:\s+)'([^'\n]+)'/g, "$1'⟦$2⟧'"));
  }
  const routes = join(copy, 'src/routes.ts');
  const list = await readFile(routes, 'utf8');
  await writeFile(
    routes,
    list.replace(/^ {2}de: \{.*$/m, "$&\n  fr: { name: 'Français', tag: 'fr-FR', openGraph: 'fr_FR' },"),
  );
  server = await createServer({
    root: copy,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
});

afterAll(async () => {
  await server.close();
  await rm(copy, { recursive: true, force: true });
});

it('gives a third language its pages, addresses, words, figures and the strings of the kit', async () => {
  const routes = await load<typeof Routes>('/src/routes.ts');
  expect(routes.locales).toEqual(['en', 'de', 'fr']);
  expect(routes.localeParams().map(({ params }) => params.locale)).toEqual([undefined, 'de', 'fr']);

  const { pageContext } = await load<typeof Context>('/src/context/pageContext.ts');
  const fr = pageContext('fr' as Routes.Locale);
  expect(fr.t.site.skip).toBe('⟦Zum Inhalt springen⟧');
  expect(fr.t.work.description).toMatch(/^⟦/);
  expect([fr.href('/cart'), fr.tag]).toEqual(['/fr/cart', 'fr-FR']);
  expect(fr.percent(12.5)).toMatch(/^12,5\s%$/);
  expect(fr.kit.Pagination).toMatchObject({ locale: 'fr-FR', labels: { label: 'Seiten' } });

  const { infoPages } = await load<typeof Pages>('/src/data/infoPages.ts');
  expect(infoPages.map((page) => page['fr' as Routes.Locale].title).filter((title) => !title.startsWith('⟦'))).toEqual(
    [],
  );
});

it('names the file that the folder of a language lacks', async () => {
  await rm(join(copy, 'src/i18n/fr/kit.ts'));
  server.moduleGraph.invalidateAll();
  await expect(load('/src/context/kitProps.ts')).rejects.toThrow('there is no site/src/i18n/fr/kit.ts');
});
