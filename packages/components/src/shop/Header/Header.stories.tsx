import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { load } from '../../../stories/load.js';
import { loadArgs } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { TruckIcon } from '../../icons/TruckIcon.js';
import { Header } from './Header.js';

interface Layout {
  header: { megaMenu: { title: string; url: string }[]; searchCategories: { title: string; value: string }[] };
}

const results = { defaultSearchValue: 'hardware key', defaultSearchCategory: 'laptop' };
const slots = {
  logo: <a href="#home">Own logo</a>,
  search: <input type="search" aria-label="Search" />,
  actions: <a href="#help">Help</a>,
  navigation: null,
};
const nameOnly = {
  searchHref: undefined,
  accountHref: undefined,
  wishlistHref: undefined,
  cartHref: undefined,
  categoriesHref: undefined,
  note: undefined,
};

const meta = preview.meta({
  id: 'components-header',
  title: 'Navigation/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  loaders: [
    loadArgs(async (context) => {
      const { header } = await load<Layout>('/api/layout', context);
      const items = header.megaMenu.map(({ title, url }) => ({ title, href: url }));
      return { items, searchCategories: header.searchCategories.map(({ title, value }) => ({ label: title, value })) };
    }),
  ],
  args: {
    name: 'Marketrow',
    homeHref: '#home',
    searchHref: '#search',
    accountHref: '#login',
    wishlistHref: '#wishlist',
    cartHref: '#cart',
    categoriesHref: '#categories',
    note: { title: 'Delivered within 40 minutes', icon: <TruckIcon /> },
  },
});

/** Default, with counts and the current page, with a filled search field, with slots, the name alone, and collapsed. */
export const Matrix = meta.story({
  render: ({ items, searchCategories, ...args }) => {
    const whole = { ...args, items, searchCategories };
    const others = items?.map((item) => ({ ...item, href: `${item.href}/more` })) ?? [];
    return (
      <States>
        <State name="Few items, note">
          <article>
            <Header {...whole} items={items?.slice(0, 3)} />
          </article>
        </State>
        <State name="cartCount, wishlistCount, currentHref">
          <article>
            <Header {...whole} cartCount={3} wishlistCount={6} currentHref="/gift-shop/secure-access" />
          </article>
        </State>
        <State name="menuHref, many pieces, many items, search filled in">
          <article>
            <Header
              {...whole}
              {...results}
              items={[...(items ?? []), ...others]}
              cartCount={128}
              wishlistCount={99}
              menuHref="#menu"
            />
          </article>
        </State>
        <State name="logo, search, actions, navigation={null}">
          <article>
            <Header {...args} {...slots} />
          </article>
        </State>
        <State name="search">
          <article>
            <Header {...args} search={slots.search} navigation={null} />
          </article>
        </State>
        <State name="Long name alone">
          <article>
            <Header {...args} {...nameOnly} name="Marketrow Household and Garden Supplies" />
          </article>
        </State>
        <State name="Folded">
          <article>
            <Header {...whole} data-folded="" />
          </article>
        </State>
        <State name="Hover" pseudo="hover">
          <article>
            <Header {...whole} menuHref="#menu" />
          </article>
        </State>
        <State name="Focus" pseudo="focus">
          <article>
            <Header {...whole} menuHref="#menu" />
          </article>
        </State>
      </States>
    );
  },
});

export const Default = meta.story();

Default.test('switches the theme', async ({ canvas, userEvent }) => {
  const page = document.documentElement;
  const before = page.dataset['theme'];
  const button = canvas.getByRole('button', { name: 'Dark theme' });
  const pressed = button.getAttribute('aria-pressed');
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-pressed', pressed === 'true' ? 'false' : 'true');
  await userEvent.click(button);
  if (before) page.dataset['theme'] = before;
});

/** Slots for logo, search and actions, and no navigation row. */
export const Slots = meta.story({ args: slots });

export const Counted = meta.story({ args: { cartCount: 3, wishlistCount: 6 } });

export const ManyPieces = meta.story({ args: { cartCount: 128, wishlistCount: 99 } });

export const CurrentPage = meta.story({ args: { currentHref: '/gift-shop/secure-access' } });

export const ResultsPage = meta.story({ args: results });

export const NameOnly = meta.story({
  render: (args) => <Header {...args} {...nameOnly} items={[]} searchCategories={[]} />,
});
