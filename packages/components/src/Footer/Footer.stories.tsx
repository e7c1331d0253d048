import preview from '#storybook/preview';
import { load } from '../../stories/load';
import { Footer } from './Footer';
import type { FooterProps } from './Footer';

interface Layout {
  footer: Pick<
    FooterProps,
    'description' | 'playStoreHref' | 'appStoreHref' | 'about' | 'customerService' | 'contact' | 'socialLinks'
  >;
}

const contact = { address: '70 Harbour Street, Dover', email: 'hello@marketrow.example', phone: '+1 555 010 0140' };

const meta = preview.meta({
  component: Footer,
  parameters: { layout: 'fullscreen' },
  loaders: [async (context) => ({ layout: await load<Layout>('/api/layout', context) })],
  render: (args, { loaded }) => <Footer {...args} {...(loaded['layout'] as Layout).footer} />,
  args: {
    name: 'Marketrow',
    homeHref: '#home',
    description: 'Hundreds of small shops on one street.',
    about: [{ title: 'Careers', href: '#careers' }],
    customerService: [{ title: 'Help centre', href: '#help' }],
    contact,
    legal: '© 2026 Marketrow',
    legalLinks: [{ title: 'Accessibility', href: '#accessibility' }],
  },
});

export const Default = meta.story();

/** No apps, no profiles: nothing is drawn in their place. */
export const LeastRecord = meta.story({ render: (args) => <Footer {...args} /> });

export const LongText = meta.story({
  render: (args) => <Footer {...args} />,
  args: {
    description:
      'Hundreds of small shops on one street, each with its own window, its own till and its own idea of what a parcel should look like when it is handed over.',
    customerService: [{ title: 'Corporate and bulk purchasing for schools, councils and associations', href: '#bulk' }],
    contact: { ...contact, email: 'customer.service.department@a-rather-long-domain-name.example' },
  },
});

export const German = meta.story({
  args: { legalLinks: [{ title: 'Barrierefreiheit', href: '#accessibility' }] },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
