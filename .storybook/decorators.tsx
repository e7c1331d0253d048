import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { KitProvider } from '../packages/components/src/base/KitProvider';
import * as de from '../packages/components/src/labels/de';
import { showInside } from '../packages/components/stories/InPlace';
import { brands, showBrand, titleOfBrand } from './brands';

/** Globals of the toolbar: any story in any theme, brand, vertical, density, language and direction. */
export const globalTypes = {
  theme: toolbar('Theme', 'contrast', { light: 'Light', dark: 'Dark' }),
  brand: toolbar('Brand', 'diamond', {
    none: 'Marketrow',
    ...Object.fromEntries(Object.keys(brands).map((name) => [name, titleOfBrand(name)])),
  }),
  vertical: toolbar('Vertical', 'paintbrush', { market: 'Market', gift: 'Gift', grocery: 'Grocery', admin: 'Admin' }),
  density: toolbar('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
  language: toolbar('Language', 'globe', { en: 'English', de: 'Deutsch' }),
  direction: toolbar('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
};

/** Modes in which stories and docs pages open: the theme is the system's, as the manager's around them. */
export const initialGlobals = {
  theme: 'matchMedia' in globalThis && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  brand: 'none',
  vertical: 'market',
  density: 'comfortable',
  language: 'en',
  direction: 'ltr',
};

/** Feeds the kit's German words and number format to the components of a story, below what the story sets itself. */
export const withLanguage: Decorator = (Story, { globals }) =>
  globals['language'] === 'de' ? (
    <KitProvider locale="de-DE" labels={de}>
      <Story />
    </KitProvider>
  ) : (
    <Story />
  );

/** Sets the theme, brand, vertical, density, language and direction of the toolbar, by the same sheet and attributes that a page has. */
export const withPage: Decorator = (Story, { globals, viewMode }) => {
  const { theme, brand, vertical, density, language, direction } = globals as Record<
    keyof typeof initialGlobals,
    string
  >;
  return (
    <Page whole={viewMode === 'story'} {...{ theme, brand, vertical, density, language, direction }}>
      <Story />
    </Page>
  );
};

interface PageProps {
  /** One story has the page to itself: its background is the page's. */
  whole: boolean;
  theme: string;
  brand: string;
  vertical: string;
  density: string;
  language: string;
  direction: string;
  children: React.ReactNode;
}

function Page({ whole, theme, brand, vertical, density, language, direction, children }: PageProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showBrand(brand), [brand]);
  useLayoutEffect(() => {
    // A page of docs shows all stories: a modal dialog would cover the others, so that it is open in its own panel.
    if (!whole) {
      showInside(box.current);
      return;
    }
    const root = document.documentElement;
    root.classList.add('mr-root');
    root.dataset['theme'] = theme;
    root.dataset['vertical'] = vertical;
    root.dataset['density'] = density;
    root.lang = language;
    root.dir = direction;
  }, [whole, theme, vertical, density, language, direction]);
  return (
    <div
      ref={box}
      className="mr-root"
      data-theme={theme}
      data-vertical={vertical}
      data-density={density}
      lang={language}
      dir={direction}
      style={{
        background: 'var(--mr-paper)',
        // On a page of docs each story is a panel of its own.
        ...(whole ? {} : { padding: '2rem', borderRadius: 'var(--mr-radius-sm)' }),
      }}
    >
      {children}
    </div>
  );
}

function toolbar(title: string, icon: string, values: Record<string, string>) {
  const items = Object.entries(values).map(([value, name]) => ({ value, title: name }));
  return { description: title, toolbar: { title, icon: icon as 'globe', items, dynamicTitle: true } };
}
