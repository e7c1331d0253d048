import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { handlers } from '@marketrow/fixtures/handlers';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import '../packages/components/src/styles/tokens.css';
import '../packages/components/src/styles/base.css';
import '../packages/components/src/styles/fonts.css';
import { globalTypes, initialGlobals, withLanguage, withSurroundings } from './surroundings';

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw()],
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [withLanguage, withSurroundings],
  // The mock API behind every story; a story that needs another answer puts its own handler before these.
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
  },
  parameters: {
    a11y: {
      test: 'error',
      options: {
        // The default set stops at 2.1, and axe ships `target-size` switched off: both are needed (accessibility.md).
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        rules: { 'target-size': { enabled: true } },
      },
    },
    controls: { expanded: true },
    backgrounds: { disable: true },
  },
});
