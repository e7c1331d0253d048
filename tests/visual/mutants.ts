import { createHash } from 'node:crypto';
import process from 'node:process';
import { modesOf } from '../../.storybook/modes.ts';
import { drawPage } from './compare.ts';
import { findMutations, mutate, type Mutation } from './mutations.ts';
import { readStories } from './pictures.ts';
import { countDifferent, pixelsOf } from './pixels.ts';
import { openStory, test } from './story.ts';

/*
 * Changes the style of each component in a few places, one at a time, and counts which of them the comparison sees in some mode.
 * `SEED=2` tries other places, `MUTANTS=all` each declaration.
 */

const tryAll = process.env['MUTANTS'] === 'all';
const each = 2;
/** Another one tries other places. */
const seed = process.env['SEED'] ?? '1';
/** Kinds of changes that a person would see. A size or an alignment often has no effect: another rule limits it. */
const kinds = new Set([
  'border',
  'padding',
  'margin',
  'gap',
  'lightness',
  'weight',
  'radius',
  'shadow',
  'layer',
  'icon',
  'label',
]);

for (const story of readStories().filter(({ name }) => name === 'Matrix')) {
  const component = story.title.split('/').at(-1) ?? '';
  test(component, async ({ preview: page }, { annotations }) => {
    let left: Mutation[] | undefined;
    const made = new Set<Mutation>();
    for (const mode of Object.values(modesOf(story))) {
      await openStory(page, story, mode);
      const found = await findMutations(page, component);
      left ??= choose(component, found);
      const before = await drawPage(page);
      const beforePixels = await pixelsOf(before);
      const escaped: Mutation[] = [];
      for (const mutation of left) {
        const isHere = await mutate(page, mutation);
        if (isHere) made.add(mutation);
        const after = isHere ? await drawPage(page) : before;
        if (isHere) await mutate(page, mutation, true);
        const isSeen = !after.equals(before) && countDifferent(beforePixels, await pixelsOf(after)) > 0;
        if (!isSeen) escaped.push(mutation);
        else annotations.push({ type: 'caught', description: mutation.kind });
      }
      left = escaped;
      if (left.length === 0) return;
    }
    // A component may have no German text of its own.
    for (const { kind, selector, property, from, to } of (left ?? []).filter((mutation) => made.has(mutation))) {
      annotations.push({ type: 'escaped', description: `${kind}: ${selector} { ${property}: ${from} → ${to} }` });
    }
  });
}

/** Takes the mutations of a component that are tried: of different kinds, where it has them. */
function choose(component: string, found: readonly Mutation[]): Mutation[] {
  if (tryAll) return [...found];
  const chosen: Mutation[] = [];
  const left = found
    .filter(({ kind }) => kinds.has(kind))
    .map((mutation) => ({ mutation, rank: hash(`${seed} ${component} ${JSON.stringify(mutation)}`) }));
  for (const { mutation } of left.sort((one, other) => (one.rank < other.rank ? -1 : 1))) {
    if (chosen.length < each && !chosen.some(({ kind }) => kind === mutation.kind)) chosen.push(mutation);
  }
  return chosen;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
