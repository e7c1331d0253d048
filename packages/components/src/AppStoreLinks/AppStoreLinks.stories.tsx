import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { AppStoreLinks } from './AppStoreLinks';

const meta = preview.meta({
  id: 'components-appstorelinks',
  component: AppStoreLinks,
  args: { playStoreHref: '#android', appStoreHref: '#ios' },
});

/** Both apps, and either alone, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1.5rem' }}>
      {() => (
        <>
          <AppStoreLinks {...args} />
          <AppStoreLinks {...args} appStoreHref={null} />
          <AppStoreLinks {...args} playStoreHref={null} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

export const OneStore = meta.story({ args: { appStoreHref: null } });

export const German = meta.story({ globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
