import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import sharp from 'sharp';
import { type Box, type Finding, reportPage, type Shot, summaryOf } from './reportPage.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'visual-report');

/** Writes `visual-report/`: one page with what differs, and its pictures. Also `summary.md` if anything does, for the workflow. */
export default class Report implements Reporter {
  #compared = 0;
  /** By test, of its last try. */
  #findings = new Map<string, Promise<Finding>>();
  #isAccepting = false;

  onBegin({ updateSnapshots }: FullConfig) {
    this.#isAccepting = updateSnapshots !== 'none';
    if (!this.#isAccepting) rmSync(folder, { recursive: true, force: true });
  }

  onTestEnd({ id, title }: TestCase, result: TestResult) {
    this.#compared += result.retry === 0 ? 1 : 0;
    this.#findings.delete(id);
    if (result.status !== 'passed' && !this.#isAccepting) this.#findings.set(id, findingOf(title, result));
  }

  async onEnd() {
    if (this.#isAccepting || this.#compared === 0) return;
    const findings = await Promise.all(this.#findings.values());
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), reportPage(findings, this.#compared));
    const summary = summaryOf(findings);
    if (findings.length > 0) writeFileSync(join(folder, 'summary.md'), `${summary}\n`);
    process.stdout.write(`\n${summary}\nReport: visual-report/index.html\n`);
  }
}

async function findingOf(title: string, { errors, attachments }: TestResult): Promise<Finding> {
  const messages = errors.map(({ message = '' }) => stripVTControlCharacters(message).replace(/^Error: /, ''));
  const shots = new Map<string, Shot>();
  for (const { name, path } of attachments) {
    const [, picture, suffix = ''] = /^(.+?)(?:-(expected|actual|diff))?\.webp$/.exec(name) ?? [];
    const part = parts[suffix];
    if (!path || !picture || !part) continue;
    const file = join('pictures', `${picture}-${part}.webp`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(path, join(folder, file));
    const { width, height } = await sharp(path).metadata();
    const shot = shots.get(picture) ?? { mode: basename(picture), id: dirname(picture) };
    shots.set(picture, { ...shot, [part]: { file, width, height } });
    const changed = part === 'difference' ? await changedBox(path) : undefined;
    if (changed) Object.assign(shots.get(picture)!, changed);
  }
  return {
    title,
    shots: [...shots.values()],
    texts: messages
      .filter((message) => !isOfPicture.test(message) || shots.size === 0)
      .map((message) => message.split('\n\nexpect(')[0]!.trim()),
  };
}

/** Messages that say what a picture shows. */
const isOfPicture = /pixels? differ from |^This is new/;

const parts: Record<string, 'before' | 'after' | 'difference'> = {
  '': 'after',
  expected: 'before',
  actual: 'after',
  diff: 'difference',
};

/** Counts the pixels that the picture of a difference has in red, and finds where the first of them are. */
async function changedBox(path: string): Promise<{ pixels: number; box: Box } | undefined> {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const seen: [x: number, y: number][] = [];
  for (let at = 0; at < data.length; at += 3) {
    if (data[at] !== 255 || data[at + 1] !== 0 || data[at + 2] !== 0) continue;
    const pixel = at / 3;
    seen.push([pixel % info.width, Math.floor(pixel / info.width)]);
  }
  const first = seen[0];
  if (!first) return undefined;
  const near = seen.filter(([x, y]) => y < first[1] + 160 && Math.abs(x - first[0]) < 240);
  const left = Math.min(...near.map(([x]) => x));
  const right = Math.max(...near.map(([x]) => x));
  const bottom = near.at(-1)![1];
  return { pixels: seen.length, box: { x: left, y: first[1], width: right - left + 1, height: bottom - first[1] + 1 } };
}
