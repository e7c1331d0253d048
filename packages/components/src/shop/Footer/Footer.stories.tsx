import preview from '#storybook/preview';
import { load } from '../../../stories/load.js';
import { fromLoader, loadArgs } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { Footer } from './Footer.js';
import type { FooterProps } from './Footer.js';

interface LinkRecord {
  title: string;
  url: string;
}

interface Layout {
  footer: Pick<FooterProps, 'description' | 'contact' | 'socialLinks'> & {
    playStoreUrl: string | null;
    appStoreUrl: string | null;
    about: LinkRecord[];
    customerService: LinkRecord[];
  };
}

const linksOf = (records: readonly LinkRecord[]) => records.map(({ title, url }) => ({ title, href: `#${url}` }));

/** Converts the record of the mock API to props. */
function propsOf({ footer }: Layout) {
  const { playStoreUrl, appStoreUrl, about, customerService, ...rest } = footer;
  return {
    ...rest,
    playStoreHref: playStoreUrl,
    appStoreHref: appStoreUrl,
    about: linksOf(about),
    customerService: linksOf(customerService),
  };
}

const contact = { address: '70 Harbor Street, Dover', email: 'hello@marketrow.example', phone: '+1 555 010 0140' };

const least = {
  description: 'Hundreds of small shops in one place.',
  about: [{ title: 'Careers', href: '#careers' }],
  customerService: [{ title: 'Help center', href: '#help' }],
  contact,
  socialLinks: undefined,
  playStoreHref: undefined,
  appStoreHref: undefined,
};

const longText = {
  description:
    'Hundreds of small shops on one street, each with its own window, its own register and its own idea of what a parcel should look like when it is handed over.',
  customerService: [{ title: 'Corporate and bulk purchasing for schools, councils and associations', href: '#bulk' }],
  contact: { ...contact, email: 'customer.service.department@a-rather-long-domain-name.example' },
};

const slots = {
  logo: <a href="#home">Own logo</a>,
  columns: <p>Own columns</p>,
  theme: null,
  legal: undefined,
  legalLinks: [],
};

const meta = preview.meta({
  id: 'components-footer',
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  loaders: [loadArgs(async (context) => propsOf(await load<Layout>('/api/layout', context)))],
  args: {
    name: 'Marketrow',
    description: fromLoader<string>(),
    homeHref: '#home',
    legal: '© 2026 Marketrow',
    legalLinks: [{ title: 'Accessibility', href: '#accessibility' }],
  },
});

/** Full record, minimal record, long texts, slots, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States>
      <State name="Whole record">
        <article>
          <Footer {...args} legalLinks={[...(args.legalLinks ?? []), { title: 'Imprint', href: '#imprint' }]} />
        </article>
      </State>
      <State name="Least record, long texts">
        <article>
          <Footer {...args} {...least} {...longText} />
        </article>
      </State>
      <State name="logo, columns, theme={null}">
        <article>
          <Footer {...args} {...least} {...slots} />
        </article>
      </State>
      <State name="Hover" pseudo="hover">
        <article>
          <Footer {...args} {...least} contact={undefined} />
        </article>
      </State>
      <State name="Focus" pseudo="focus">
        <article>
          <Footer {...args} {...least} />
        </article>
      </State>
    </States>
  ),
});

export const Default = meta.story();

/** No apps and no social profiles. */
export const LeastRecord = meta.story({ render: (args) => <Footer {...args} {...least} /> });

export const LongText = meta.story({ render: (args) => <Footer {...args} {...least} {...longText} /> });
