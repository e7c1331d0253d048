import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { AppBanner } from './AppBanner.js';

const meta = preview.meta({
  id: 'components-appbanner',
  title: 'Catalog/AppBanner',
  component: AppBanner,
  args: {
    title: 'The street, in your pocket',
    text: 'Follow the rider, keep your lists, and hear first when a shop you like hangs out a tag.',
    src: '/images/app/band.webp',
    smallSrc: '/images/app/band-small.webp',
    playStoreHref: '#app',
    appStoreHref: '#app-ios',
  },
});

const long = 'Lebensmittellieferungen und alle Schaufenster';

/** With two apps and with one, with the wide and the tall image, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States>
      <State name="Both apps">
        <AppBanner {...args} />
      </State>
      <State name="Without smallSrc and appStoreHref, hover" pseudo="hover">
        <AppBanner {...args} smallSrc={undefined} appStoreHref={null} />
      </State>
      <State name="Without playStoreHref, focus" pseudo="focus">
        <AppBanner {...args} playStoreHref={null} title={long} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

/** One app: the link to the other store is hidden. */
export const OneStore = meta.story({ args: { appStoreHref: null } });
