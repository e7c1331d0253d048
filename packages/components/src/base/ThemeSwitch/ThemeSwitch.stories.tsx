import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { ThemeSwitch } from './ThemeSwitch.js';
import type { ThemeSwitchProps } from './ThemeSwitch.js';

const meta = preview.meta({
  id: 'components-themeswitch',
  title: 'Actions/ThemeSwitch',
  component: ThemeSwitch,
  args: { onThemeChange: fn() as ThemeSwitchProps['onThemeChange'] },
});

/** With its icon, with its own text, and focused. All show the page's theme. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="10rem">
      <State name="Icon">
        <ThemeSwitch {...args} />
      </State>
      <State name="children">
        <ThemeSwitch {...args} style={{ inlineSize: 'auto', padding: '0 1rem', border: '1px solid' }}>
          Dark theme
        </ThemeSwitch>
      </State>
      <State name="Focus" pseudo="focus">
        <ThemeSwitch {...args} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('keeps one name; Enter and Space press it', async ({ canvas, userEvent, args }) => {
  const root = document.documentElement;
  const before = root.dataset['theme'];
  const button = canvas.getByRole('button', { name: 'Dark theme' });
  const pressed = button.getAttribute('aria-pressed');
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveAttribute('aria-pressed', pressed === 'true' ? 'false' : 'true');
  await expect(args.onThemeChange).toHaveBeenCalledOnce();
  await userEvent.keyboard(' ');
  await expect(button).toHaveAttribute('aria-pressed', pressed);
  if (before) root.dataset['theme'] = before;
});
