import preview from '#storybook/preview';
import { AppStoreLinks } from './AppStoreLinks';

const meta = preview.meta({
  component: AppStoreLinks,
  args: { playStoreHref: '#android', appStoreHref: '#ios' },
});

export const Default = meta.story();

export const OneStore = meta.story({ args: { appStoreHref: null } });

export const German = meta.story({ globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
