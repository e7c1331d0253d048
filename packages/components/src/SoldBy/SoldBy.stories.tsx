import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { SoldBy } from './SoldBy';

const shop = {
  name: 'Cybershop',
  profilePicture: '/images/shops/cybershop-avatar.webp',
  address: '12 Lockmaker Row, Dover, Delaware',
  phone: '+1 555 010 0121',
  email: 'hello@cybershop.example',
  rating: 4.6,
  productCount: 27,
};

const meta = preview.meta({ component: SoldBy, args: { shop, href: '#shop' } });

/** Open, checked and closed, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1rem', padding: '1rem' }}>
      {(theme) => (
        <>
          <SoldBy {...args} label={`Sold by, ${theme}`} />
          <SoldBy {...args} label={`Checked, ${theme}`} shop={{ ...args.shop, verified: true }} />
          <SoldBy {...args} label={`Closed, ${theme}`} shop={{ ...args.shop, closed: true }} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

export const Closed = meta.story({ args: { shop: { ...shop, closed: true } } });

export const German = meta.story({ args: { locale: 'de-DE' }, globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
