import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anyEvent, describeBehavior, describeConformance, render, screen, setup } from '#test-utils';
import { attachThemeSwitch } from '../../static/attachThemeSwitch.js';
import { ThemeSwitch, showChosenTheme, themeKey, themeScript } from './index.js';

const page = document.documentElement;
let systemIsDark = false;

beforeEach(() => {
  localStorage.clear();
  systemIsDark = false;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: systemIsDark }));
});

afterEach(() => {
  delete page.dataset['theme'];
  page.className = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describeConformance(<ThemeSwitch />, { element: HTMLButtonElement, tag: 'button', label: 'Dark theme' });

const getSwitch = () => screen.getByRole('button', { name: 'Dark theme' });

it('is named by its text, which a label in another language would contradict', () => {
  render(<ThemeSwitch labels={{ label: 'Dunkles Design' }}>Dark theme</ThemeSwitch>);
  expect(getSwitch()).toHaveAccessibleName('Dark theme');
});

describeBehavior('ThemeSwitch', attachThemeSwitch, {
  'switches and stores the theme, exposed by aria-pressed under a constant name': {
    element: <ThemeSwitch />,
    run: async ({ user }) => {
      expect(getSwitch()).toHaveAttribute('aria-pressed', 'false');
      await user.click(getSwitch());
      expect(page.dataset['theme']).toBe('dark');
      expect(localStorage.getItem(themeKey)).toBe('dark');
      await vi.waitFor(() => expect(getSwitch()).toHaveAttribute('aria-pressed', 'true'));
      await user.click(getSwitch());
      expect(page.dataset['theme']).toBe('light');
      await vi.waitFor(() => expect(getSwitch()).toHaveAttribute('aria-pressed', 'false'));
    },
  },
  'shows a theme that was set elsewhere': {
    element: <ThemeSwitch />,
    run: async () => {
      page.dataset['theme'] = 'dark';
      await vi.waitFor(() => expect(getSwitch()).toHaveAttribute('aria-pressed', 'true'));
    },
  },
  'switches if storage is forbidden': {
    element: <ThemeSwitch />,
    run: async ({ user }) => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('forbidden');
      });
      await user.click(getSwitch());
      expect(page.dataset['theme']).toBe('dark');
    },
  },
});

it('is off on a page without `mr-root`, which is light in a dark system; its first press sets dark', async () => {
  systemIsDark = true;
  const { user } = setup(<ThemeSwitch />);
  expect(getSwitch()).toHaveAttribute('aria-pressed', 'false');
  await user.click(getSwitch());
  expect(page.dataset['theme']).toBe('dark');
  expect(getSwitch()).toHaveAttribute('aria-pressed', 'true');
});

it('follows the system in a box with `mr-root` without a theme of its own', () => {
  systemIsDark = true;
  const { rerender } = render(
    <div className="mr-root" data-theme="light">
      <ThemeSwitch />
    </div>,
  );
  expect(getSwitch()).toHaveAttribute('aria-pressed', 'false');
  rerender(
    <div className="mr-root">
      <ThemeSwitch key="again" />
    </div>,
  );
  expect(getSwitch()).toHaveAttribute('aria-pressed', 'true');
});

it('follows the system until the user chooses', async () => {
  systemIsDark = true;
  page.className = 'mr-root';
  const onThemeChange = vi.fn();
  const { user } = setup(<ThemeSwitch onThemeChange={onThemeChange} />);
  expect(getSwitch()).toHaveAttribute('aria-pressed', 'true');
  expect(page.dataset['theme']).toBeUndefined();
  await user.click(getSwitch());
  expect(page.dataset['theme']).toBe('light');
  expect(onThemeChange).toHaveBeenCalledExactlyOnceWith('light', { event: anyEvent });
});

it('does not change the theme if a handler prevents the default', async () => {
  const { user } = setup(<ThemeSwitch onClick={(event) => event.preventDefault()} />);
  await user.click(getSwitch());
  expect(page.dataset['theme']).toBeUndefined();
});

it('throws if attached to HTML that React owns', () => {
  const { container } = render(<ThemeSwitch />);
  expect(() => attachThemeSwitch(container)).toThrow('mr: attachThemeSwitch was called on HTML that React owns');
});

it('exports a script that sets the stored theme, and none without a choice', () => {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the string is the script under test
  const run = new Function(themeScript) as () => void;
  run();
  expect(page.dataset['theme']).toBeUndefined();
  localStorage.setItem(themeKey, 'dark');
  run();
  expect(page.dataset['theme']).toBe('dark');
});

it('shows a theme that was chosen elsewhere, and does not change a page without one', () => {
  document.documentElement.dataset['theme'] = 'light';
  localStorage.removeItem(themeKey);
  showChosenTheme();
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  localStorage.setItem(themeKey, 'dark');
  showChosenTheme();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});
