import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { lazy } from 'react';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import '../packages/components/src/styles/tokens.css';
import '../packages/components/src/styles/base.css';
import '../packages/components/src/styles/page.css';
import '../packages/components/src/styles/fonts.css';
import { withChromatic } from './chromatic';
import { globalTypes, initialGlobals, withLanguage, withPage } from './decorators';
import { readableArgTypes } from './docs';
import { applyLoadedArgs } from './loaded-args';
import { withCallStates } from './mock-calls-preview';
import { withImports } from './source';
import { startWorker } from './worker';

/** Drawn by `npm test`, and not for a person, nor by Vitest for Storybook's panel. */
const isTest = (import.meta.env['VITEST_STORYBOOK'] ?? String(!navigator.webdriver)) === 'false';

// Known to the docs addon, but not to its types.
const docs: Record<string, unknown> = {
  // Loaded by docs pages only: the blocks weigh more than a story.
  page: lazy(() => import('./docs-page')),
  container: lazy(() => import('./docs-container')),
  // Headings inside a story are no sections of the page.
  toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .mr-root *', title: 'On this page' },
  codePanel: true,
  // Dynamic: stories without args have their lines to copy, too.
  source: { type: 'dynamic', transform: withImports, dark: true },
};

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startWorker), addonPseudoStates()],
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: { ...initialGlobals, calls: '' },
  loaders: [withCallStates],
  beforeEach: [applyLoadedArgs],
  decorators: [withLanguage, withPage],
  argTypesEnhancers: [readableArgTypes, withChromatic],
  parameters: {
    a11y: {
      test: 'error',
      options: {
        // WCAG 2.2 AA needs both: axe's default set stops at 2.1, and axe ships `target-size` switched off.
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        rules: { 'target-size': { enabled: true } },
        // A test reads nothing else, and every element that passes would be described and sent to Vitest; the panel shows all.
        ...(isTest ? { resultTypes: ['violations'] } : {}),
      },
    },
    controls: { expanded: true },
    options: {
      storySort: {
        method: 'alphabetical',
        // Read from this text, not run: no constant can stand here.
        order: [
          'Welcome',
          'Foundations',
          [
            'Color',
            'Type',
            'Space',
            'Shape and elevation',
            'Motion',
            'Icons',
            'Words',
            'Accessibility',
            'Theming and brand',
            'Your brand in ten minutes',
            'Brand sheet',
            'What is new',
          ],
          'Patterns',
          'Actions',
          'Fields',
          'Feedback',
          'Navigation',
          'Catalog',
          'Cart and checkout',
          'Account',
          'Work',
          'Screens',
        ],
      },
    },
    docs,
    backgrounds: { disable: true },
  },
});
