import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { ThemeSwitch } from './ThemeSwitch';
import type { ThemeSwitchProps } from './ThemeSwitch';

const meta = preview.meta({
  component: ThemeSwitch,
  args: { onThemeChange: fn() as ThemeSwitchProps['onThemeChange'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const page = document.documentElement;
    const before = page.dataset['theme'];
    const button = canvas.getByRole('button', { name: 'Dark theme' });
    const pressed = button.getAttribute('aria-pressed');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', pressed === 'true' ? 'false' : 'true');
    await expect(args.onThemeChange).toHaveBeenCalledOnce();
    await userEvent.click(button);
    if (before) page.dataset['theme'] = before;
  },
});

export const German = meta.story({ globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
