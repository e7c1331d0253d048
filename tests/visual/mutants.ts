import process from 'node:process';
import { expect, type Page } from '@playwright/test';
import { modes } from '../../.storybook/modes.ts';
import { findMutations, mutate, type Mutation } from './mutations.ts';
import { openStory, readStories, test, type Story } from './story.ts';

/*
 * Changes the style of each component in a few places, one at a time, and holds that the comparison with the baselines catches it in
 * some mode. `MUTANTS=all` changes each declaration.
 */

const each = process.env['MUTANTS'] === 'all' ? Infinity : 2;

for (const story of readStories().filter(({ name }) => name === 'Matrix')) {
  const component = story.title.split('/').at(-1) ?? '';
  test(component, async ({ preview: page }, { annotations }) => {
    let left: Mutation[] | undefined;
    for (const name of Object.keys(modes) as (keyof typeof modes)[]) {
      await openStory(page, story, modes[name]);
      const found = await findMutations(page, component);
      left ??= choose(found);
      const before = await picture(page);
      const escaped: Mutation[] = [];
      for (const mutation of left) {
        const isHere = await mutate(page, mutation);
        const after = isHere ? await picture(page) : before;
        if (isHere) await mutate(page, mutation, true);
        if (after.equals(before) || looksAccepted(after, story, name)) escaped.push(mutation);
        else annotations.push({ type: 'caught', description: mutation.kind });
      }
      left = escaped;
      if (left.length === 0) return;
    }
    for (const { kind, selector, property, from, to } of left ?? []) {
      annotations.push({ type: 'escaped', description: `${kind}: ${selector} { ${property}: ${from} → ${to} }` });
    }
  });
}

/** Takes the mutations of a component that are tried: spread over its sheet, of different kinds where it has them. */
function choose(found: readonly Mutation[]): Mutation[] {
  if (found.length <= each) return [...found];
  const first = found[Math.floor(Math.random() * found.length)] as Mutation;
  const others = found.filter(({ kind }) => kind !== first.kind);
  const second = others[Math.floor(Math.random() * others.length)];
  return Number.isFinite(each) ? [first, ...(second ? [second] : [])] : [...found];
}

function picture(page: Page): Promise<Buffer> {
  return page.screenshot({ type: 'webp', fullPage: true, animations: 'disabled', caret: 'hide' });
}

function looksAccepted(shot: Buffer, { id }: Story, mode: string): boolean {
  try {
    expect(shot).toMatchSnapshot([id, `${mode}.webp`], { threshold: 0.01, maxDiffPixels: 0 });
    return true;
  } catch {
    return false;
  }
}
