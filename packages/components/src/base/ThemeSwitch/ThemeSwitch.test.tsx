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

it('is named by its text, which its own label would contradict in another language', () => {
  render(<ThemeSwitch labels={{ label: 'Dunkles Design' }}>Dark theme</ThemeSwitch>);
  expect(getSwitch()).toHaveAccessibleName('Dark theme');
});

describeBehavior('ThemeSwitch', attachThemeSwitch, {
  'switches the theme, keeps the choice and shows it by aria-pressed under one name': {
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
  'switches where storage is forbidden': {
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

it('is off on a page without `mr-root`, which is light in a dark system, and its first press makes it dark', async () => {
  systemIsDark = true;
  const { user } = setup(<ThemeSwitch />);
  expect(getSwitch()).toHaveAttribute('aria-pressed', 'false');
  await user.click(getSwitch());
  expect(page.dataset['theme']).toBe('dark');
  expect(getSwitch()).toHaveAttribute('aria-pressed', 'true');
});

it('follows the system in a box with `mr-root` that has no theme of its own', () => {
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

it('follows the system until the shopper chooses', async () => {
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

it('leaves the theme to a handler that prevents the default', async () => {
  const { user } = setup(<ThemeSwitch onClick={(event) => event.preventDefault()} />);
  await user.click(getSwitch());
  expect(page.dataset['theme']).toBeUndefined();
});

it('refuses to be attached where React renders', () => {
  const { container } = render(<ThemeSwitch />);
  expect(() => attachThemeSwitch(container)).toThrow('mr: attachThemeSwitch was called on HTML that React owns');
});

it('has a script that sets the kept theme, and none where there is no choice', () => {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the string is the script under test
  const run = new Function(themeScript) as () => void;
  run();
  expect(page.dataset['theme']).toBeUndefined();
  localStorage.setItem(themeKey, 'dark');
  run();
  expect(page.dataset['theme']).toBe('dark');
});

it('shows the theme that was chosen elsewhere, and leaves a page alone where none was', () => {
  document.documentElement.dataset['theme'] = 'light';
  localStorage.removeItem(themeKey);
  showChosenTheme();
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  localStorage.setItem(themeKey, 'dark');
  showChosenTheme();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});
