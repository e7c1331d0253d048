import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { AppStoreLinks } from './AppStoreLinks.js';

const meta = preview.meta({
  id: 'components-appstorelinks',
  title: 'Catalog/AppStoreLinks',
  component: AppStoreLinks,
  args: { playStoreHref: '#android', appStoreHref: '#ios' },
});

/** Both apps, each one alone, in a narrow box, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="20rem">
      <State name="Both apps">
        <AppStoreLinks {...args} />
      </State>
      <State name="Android">
        <AppStoreLinks {...args} appStoreHref={null} />
      </State>
      <State name="iPhone, hover" pseudo="hover">
        <AppStoreLinks {...args} playStoreHref={null} />
      </State>
      <State name="Focus, on a dark ground" pseudo="focus">
        <div style={{ padding: '1rem', background: 'var(--mr-inverse)' }}>
          <AppStoreLinks {...args} style={{ '--mr-store-ground': 'var(--mr-inverse-fill)' }} />
        </div>
      </State>
      <State name="Narrow" style={{ maxInlineSize: '8rem' }}>
        <AppStoreLinks {...args} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const OneStore = meta.story({ args: { appStoreHref: null } });
