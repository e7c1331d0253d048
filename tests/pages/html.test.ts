import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { dist, pages, type Page } from './dist.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React and Astro write these forms; both are valid HTML.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    // useId() of React begins with an underscore.
    'valid-id': ['error', { relaxed: true }],
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    // Custom properties carry data such as a hue or a position into the style sheet.
    'no-inline-style': 'off',
    // Long product titles are what they are.
    'long-title': 'off',
    // role="list" brings back the semantics that Safari drops with list-style: none.
    'no-redundant-role': 'off',
    // The kit's buttons carry their type; inside the cards' <template> as well.
    'require-sri': 'off',
    'svg-focusable': 'off',
    // A component that is drawn by another of the kit has the class mr-kit of both.
    'no-dup-class': 'off',
    'no-implicit-button-type': 'error',
    'tel-non-breaking': 'off',
    // Boxes of one filter share its name: several values.
    'form-dup-name': ['error', { shared: ['button', 'checkbox', 'radio', 'reset', 'submit'] }],
  },
});

/** The first and the last page of each template, in each language. Pages of one template share folder, scripts, sheets and islands. */
function twoOfEachTemplate(): Page[] {
  const templates = Map.groupBy(pages, ({ route, lang, document }) => {
    const [folder, ...rest] = route
      .replace(/^\/de\b/, '')
      .split('/')
      .slice(1);
    const parts = document.querySelectorAll('link[rel=stylesheet], script[src], astro-island');
    const files = parts.map((part) => ['href', 'src', 'component-url'].map((name) => part.getAttribute(name)).join(''));
    return [lang, folder, rest.length, ...new Set(files)].join(' ');
  });
  return [...templates.values()].flatMap((own) => [...new Set([own[0]!, own.at(-1)!])]);
}

describe('HTML of the built pages', () => {
  it('is looked at in two pages of each template, or in all of them', () => {
    const folders = (some: Page[]) => new Set(some.map(({ route }) => route.replace(/^\/de\b/, '').split('/')[1]));
    expect(folders(twoOfEachTemplate())).toEqual(folders(pages));
  });

  // All of them take a minute and a half on two cores.
  it('is valid', { timeout: 400_000 }, async () => {
    const problems: string[] = [];
    for (const { route, html } of process.env['EVERY_PAGE'] ? pages : twoOfEachTemplate()) {
      const report = await validator.validateString(html);
      for (const { messages } of report.results) {
        for (const { ruleId, message, line, selector } of messages) {
          problems.push(`${route}:${line} ${ruleId}: ${message} (${selector ?? ''})`);
        }
      }
    }
    expect(problems.slice(0, 40)).toEqual([]);
  });

  it('has the landmarks once, a skip link first, and two live regions standing empty', () => {
    for (const { route, document } of pages) {
      expect(
        document.querySelectorAll('body > header, body > * > header').length,
        `header on ${route}`,
      ).toBeGreaterThan(0);
      expect(document.querySelectorAll('main#main[tabindex="-1"]').length, `main on ${route}`).toBe(1);
      expect(document.querySelector('body a')?.getAttribute('href'), `skip link on ${route}`).toBe('#main');
      // A dialog has its own: while it is open, the page around it is inert and says nothing. A form has polite ones of its own,
      // and its region for a failure is the page's.
      const regions = [
        ...document.querySelectorAll('[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'),
      ].filter((region) =>
        region.getAttribute('role') === 'alert' ? !region.closest('dialog') : !region.closest('dialog, form'),
      );
      expect(
        regions.map((region) => region.textContent.trim()),
        `live regions on ${route}`,
      ).toEqual(['', '']);
      // An output is a status of its own, and one with text in it from the start.
      expect(document.querySelectorAll('output').length, `output on ${route}`).toBe(0);
    }
  });

  it('holds no prop of a component that did not take it', () => {
    const odd = pages.flatMap(({ route, document }) =>
      [...document.querySelectorAll('[currency], [locale], [labels]')].map((element) => `${route}: ${element.tagName}`),
    );
    expect(odd).toEqual([]);
  });

  it('reads prices out in German on German pages', () => {
    const english = pages
      .filter(({ lang, document }) => lang === 'de' && /Original price|Save \d/.test(document.textContent))
      .map(({ route }) => route);
    expect(english).toEqual([]);
  });

  it('names each navigation differently', () => {
    for (const { route, document } of pages) {
      const names = [...document.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label') ?? '');
      expect(new Set(names).size, `${route}: ${names.join(', ')}`).toBe(names.length);
      expect(names, route).not.toContain('');
    }
  });

  it('holds no password of the sample users', () => {
    const files = [...pages.map(({ html }) => html), readFileSync(join(dist, 'sitemap.xml'), 'utf8')];
    for (const text of files) expect(text).not.toMatch(/"password"\s*:/);
  });

  it('has policy, and no inline script outside it', () => {
    for (const { route, document } of pages) {
      const policy =
        document.querySelector('meta[http-equiv="content-security-policy" i]')?.getAttribute('content') ?? '';
      expect(policy, route).toContain("default-src 'self'");
      const script = /script-src[^;]*/.exec(policy)?.[0] ?? '';
      expect(script, route).not.toMatch(/unsafe-(?:inline|eval)|wasm/);
      expect(script, route).toContain("'sha256-");
    }
  });
});
