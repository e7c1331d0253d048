import type { AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { filesUnder } from './files';

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Narrows the policy of a page to what the page has: Astro lists the hashes of every script and style of the whole site on
 * each page; here stay those of the page's own inline ones.
 */
export function narrowPolicy(html: string): string {
  return html.replace(
    /(<meta http-equiv="content-security-policy" content=")([^"]*)"/,
    (_, start: string, policy: string) => {
      const directives = policy.split(';').map((directive) => {
        const [name, ...sources] = directive.trim().split(/\s+/);
        const own =
          name === 'script-src' ? hashes(html, inlineScript) : name === 'style-src' ? hashes(html, inlineStyle) : [];
        return [name, ...sources.filter((source) => !source.startsWith("'sha")), ...own].join(' ');
      });
      return `${start}${directives.filter(Boolean).join('; ')}"`;
    },
  );
}

function hashes(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(found)].map((hash) => `'sha256-${hash}'`);
}

/** Narrows the policy of every built page. */
export function policy(): AstroIntegration {
  return {
    name: 'marketrow:policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const pages = (await filesUnder(fileURLToPath(dir))).filter((file) => file.endsWith('.html'));
        await Promise.all(pages.map(async (page) => writeFile(page, narrowPolicy(await readFile(page, 'utf8')))));
      },
    },
  };
}
