import { expect, it } from 'vitest';
import { chromaticOf, withChromatic } from '../../.storybook/chromatic.ts';
import { globalTypes } from '../../.storybook/decorators.tsx';
import { compactModes, modes, screenModes, tabletModes } from '../../.storybook/modes.ts';

it('Chromatic draws matrices and screens in the modes of npm run test:visual, and no other story', () => {
  expect(chromaticOf({ title: 'Feedback/Badge', name: 'Matrix' })).toMatchObject({ modes });
  expect(chromaticOf({ title: 'Screens/Lists', name: 'Products' })).toMatchObject({ modes: screenModes });
  expect(chromaticOf({ title: 'Feedback/Badge', name: 'German' })).toEqual({ disableSnapshot: true });
});

it('sets them as parameters of the story, and leaves its table of props', () => {
  const context = { title: 'Feedback/Badge', name: 'Matrix', parameters: {}, argTypes: { size: { name: 'size' } } };
  expect(withChromatic(context as never)).toBe(context.argTypes);
  expect(context.parameters).toMatchObject({ chromatic: { modes, diffThreshold: 0.01 } });
});

it.each(Object.entries({ ...modes, ...tabletModes, ...screenModes, ...compactModes }))(
  '%s is made of widths and values of the toolbar',
  (_, mode) => {
    const { viewport, ...globals } = mode;
    expect(viewport).toBeGreaterThan(0);
    const values = Object.fromEntries(
      Object.entries(globalTypes).map(([name, { toolbar }]) => [name, toolbar.items.map(({ value }) => value)]),
    );
    for (const [name, value] of Object.entries(globals)) expect(values[name], name).toContain(value);
  },
);
