import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/root.mjs';

/* Every reference to a document resolves, and nothing cites a page that is not part of the repository. */

const generated = new Set(['.git', 'node_modules', 'dist', '.astro', '.cache', '.data', '.vitest', 'coverage']);
const alsoGenerated = new Set(['storybook-static', 'test-results', 'playwright-report', 'visual-report']);
const isText = /(?:\.(?:[cm]?[jt]sx?|astro|css|md|ya?ml|html|sql|sh)|Dockerfile|\.ci\/run)$/;

/** Paths of all text files below a folder, from the root, with `/`. `stamp-test-…` are folders that another test makes and removes. */
function textFilesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const skipped =
        generated.has(entry.name) || alsoGenerated.has(entry.name) || entry.name.startsWith('stamp-test-');
      return skipped ? [] : textFilesBelow(path);
    }
    const fromRoot = relative(root, path).replaceAll('\\', '/');
    return isText.test(fromRoot) ? [fromRoot] : [];
  });
}

const ownPath = 'scripts/references.test.ts';
const files = textFilesBelow(root).filter((path) => path !== ownPath);
const contents = new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const markdown = files.filter((path) => path.endsWith('.md'));

/** A Markdown text without its code: what looks like a heading or a link there is none. Line breaks stay. */
function withoutCode(text: string): string {
  return text.replace(/^(```|~~~)[\s\S]*?^\1/gm, (block) => block.replace(/[^\n]/g, '')).replace(/`[^`\n]*`/g, '');
}

/** The anchors that GitHub gives to the headings of a Markdown text. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  const fencesOut = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  for (const [, title = ''] of fencesOut.matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const plain = title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const slug = plain
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${String(count)}`;
    anchors.add(anchor);
  }
  return anchors;
}

const anchorCache = new Map<string, Set<string>>();

/** Why a path from the root, with an anchor or without, leads nowhere; `undefined` when it resolves. */
function problemOf(target: string): string | undefined {
  const [path = '', anchor] = target.split('#');
  if (!existsSync(join(root, path))) return `${path} does not exist`;
  if (anchor === undefined || !path.endsWith('.md')) return undefined;
  const anchors = anchorCache.get(path) ?? anchorsOf(readFileSync(join(root, path), 'utf8'));
  anchorCache.set(path, anchors);
  return anchors.has(anchor) ? undefined : `${path} has no heading #${anchor}`;
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

const citation = /(?<![\w/.-])docs\/[\w./-]+?\.md(?:#[\p{L}\p{N}_-]+)?/gu;
const decision = /\b[Dd]ecisions? (\d{4})\b/g;
const link = /\]\(<?([^()\s>]+)>?(?: "[^"]*")?\)/g;
const decisionNumbers = new Set(readdirSync(join(root, 'docs', 'decisions')).map((name) => name.slice(0, 4)));

/** Citations in a text that lead nowhere, each with its line and the reason. */
function brokenCitations(path: string, text: string): string[] {
  const documents = [...text.matchAll(citation)].map(({ 0: target, index }) => ({ index, problem: problemOf(target) }));
  const decisions = [...text.matchAll(decision)].map(({ 1: number = '', index }) => ({
    index,
    problem: decisionNumbers.has(number) ? undefined : `docs/decisions has no ${number}`,
  }));
  return [...documents, ...decisions].flatMap(({ index, problem }) =>
    problem === undefined ? [] : [`${path}:${String(lineOf(text, index))} ${problem}`],
  );
}

/** Relative links in a Markdown text that lead nowhere. */
function brokenLinks(path: string, text: string): string[] {
  const prose = withoutCode(text);
  return [...prose.matchAll(link)].flatMap(({ 1: target = '', index }) => {
    if (/^[a-z][a-z+.-]*:|^\/\//i.test(target)) return [];
    const fromRoot = target.startsWith('#') ? path + target : posix.join(dirname(path), decodeURI(target));
    const problem = problemOf(fromRoot);
    return problem === undefined ? [] : [`${path}:${String(lineOf(prose, index))} ${problem}`];
  });
}

describe('references to documents', () => {
  it('resolve wherever a document, a heading or a decision is cited', () => {
    expect([...contents].flatMap(([path, text]) => brokenCitations(path, text))).toEqual([]);
  });

  it('resolve in every relative link of Markdown', () => {
    expect(markdown.flatMap((path) => brokenLinks(path, contents.get(path) ?? ''))).toEqual([]);
  });

  it('stand in the index for every document', () => {
    const index = contents.get('docs/README.md') ?? '';
    const documents = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md') && name !== 'README.md');
    expect(documents.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });
});

describe('the rules themselves', () => {
  it('give headings the anchors of GitHub', () => {
    const text = '# One two\n\n## `POST /x`: a & b\n\n## One two\n\n```\n# code\n```\n\n### [Märkte](x.md), Straße\n';
    expect([...anchorsOf(text)]).toEqual(['one-two', 'post-x-a--b', 'one-two-1', 'märkte-straße']);
  });

  it.each([
    ['docs/no-such-page.md', 1],
    ['docs/README.md#no-such-heading', 1],
    ['docs/README.md#documentation', 0],
    ['decision 0001', 0],
    ['decision 9999', 1],
  ])('of citations: %s', (text, count) => {
    expect(brokenCitations('a.ts', text)).toHaveLength(count);
  });

  it.each([
    ['[a](docs/README.md)', 0],
    ['[a](docs/README.md#documentation)', 0],
    ['[a](#here)\n\n# Here', 1],
    ['[a](nowhere.md)', 1],
    ['`[a](nowhere.md)` [b](https://a.example/nowhere.md)', 0],
  ])('of links: %s', (text, count) => {
    expect(brokenLinks('README.md', text)).toHaveLength(count);
  });
});
