import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { load } from '../../stories/load';
import { attachHeader } from './attachHeader';
import { Header } from './Header';
import type { HeaderLink, HeaderOption } from './Header';

interface Layout {
  header: { megaMenu: HeaderLink[]; searchCategories: HeaderOption[] };
}

const meta = preview.meta({
  component: Header,
  parameters: { layout: 'fullscreen' },
  loaders: [async (context) => ({ layout: await load<Layout>('/api/layout', context) })],
  render: (args, { loaded }) => {
    const { header } = loaded['layout'] as Layout;
    return <Header links={header.megaMenu} searchCategories={header.searchCategories} {...args} />;
  },
  args: {
    name: 'Marketrow',
    homeUrl: '#home',
    searchUrl: '#search',
    accountUrl: '#login',
    wishlistUrl: '#wish-list',
    cartUrl: '#cart',
    categoriesUrl: '#categories',
    note: { text: 'Delivered within 40 minutes', icon: 'truck' },
  },
});

/** The theme switch and the counts live by `attachHeader`. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = document.documentElement;
    const before = page.dataset['theme'];
    const detach = attachHeader(canvasElement, { getCounts: () => ({ cart: 3, wish: 6 }) });
    const button = canvas.getByRole('button', { name: 'Dark theme' });
    const pressed = button.getAttribute('aria-pressed');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', pressed === 'true' ? 'false' : 'true');
    await expect(canvas.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    await userEvent.click(button);
    detach();
    if (before) page.dataset['theme'] = before;
  },
});

export const Counted = meta.story({ args: { cartCount: 3, wishlistCount: 6 } });

export const ManyPieces = meta.story({ args: { cartCount: 128, wishlistCount: 99 } });

export const CurrentPage = meta.story({ args: { currentUrl: '/gift-shop/secure-access' } });

export const ResultsPage = meta.story({ args: { searchQuery: 'hardware key', searchCategory: 'laptop' } });

export const NameOnly = meta.story({
  render: (args) => <Header {...args} />,
  args: {
    searchUrl: undefined,
    accountUrl: undefined,
    wishlistUrl: undefined,
    cartUrl: undefined,
    categoriesUrl: undefined,
    note: undefined,
  },
});

export const German = meta.story({
  args: { cartCount: 2, note: { text: 'Lieferung in 40 Minuten', icon: 'truck' } },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ args: { cartCount: 2 }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ args: { cartCount: 3 }, globals: { theme: 'dark' } });

/** Logo, heart and bag; the search has a row of its own and stays when the page scrolls. */
export const Phone = meta.story({ args: { cartCount: 3 }, globals: { viewport: { value: 'mobile1' } } });
