import preview from '#storybook/preview';
import { Breadcrumbs } from './Breadcrumbs';

const meta = preview.meta({
  component: Breadcrumbs,
  args: {
    items: [
      { title: 'Home', href: '#home' },
      { title: 'Gift shop', href: '#gift-shop' },
      { title: 'Secure Access', href: '#secure-access' },
      { title: 'Keyfold C1' },
    ],
  },
});

export const Default = meta.story();

export const TwoSteps = meta.story({ args: { items: [{ title: 'Home', href: '#home' }, { title: 'Cart' }] } });

export const LongTitles = meta.story({
  args: {
    items: [
      { title: 'Home', href: '#home' },
      { title: 'Workspace protection for offices and studios', href: '#workspace' },
      { title: 'Deskwarden workspace protection, 3 devices, renewed each year until you say otherwise' },
    ],
  },
});

export const German = meta.story({
  args: { items: [{ title: 'Startseite', href: '#home' }, { title: 'Sicherheitsbetriebszentralenzubehör' }] },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
