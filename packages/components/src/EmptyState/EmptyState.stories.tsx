import preview from '#storybook/preview';
import { Button } from '../Button';
import { HeartIcon } from '../icons/HeartIcon';
import { SearchIcon } from '../icons/SearchIcon';
import { ShoppingBagIcon } from '../icons/ShoppingBagIcon';
import { EmptyState } from './EmptyState';

const meta = preview.meta({
  component: EmptyState,
  args: {
    title: 'Your cart is empty',
    icon: <ShoppingBagIcon />,
    children: 'What you add stands here, on this device and after you log in.',
    actions: <Button>Go shopping</Button>,
  },
});

export const Default = meta.story();

export const NoResults = meta.story({
  args: {
    title: 'No results for “bearr”',
    icon: <SearchIcon />,
    children: 'Check the spelling, or try a more general word.',
    actions: (
      <>
        <Button>All products</Button>
        <Button variant="quiet">Clear filters</Button>
      </>
    ),
  },
});

export const TitleOnly = meta.story({ args: { icon: undefined, children: undefined, actions: undefined } });

export const German = meta.story({
  args: {
    title: 'Ihr Merkzettel ist leer',
    icon: <HeartIcon />,
    children: 'Tippen Sie auf das Herz eines Produkts, um es sich zu merken.',
    actions: <Button>Zu den Geschenken</Button>,
  },
  globals: { language: 'de' },
});

/** At 320 pixels a long word breaks, and nothing leaves the page. */
export const LongGerman = meta.story({
  args: {
    title: 'Keine Rechtsschutzversicherungsgesellschaftsvertreter gefunden',
    actions: <Button>Verfügbarkeitsbenachrichtigung einrichten</Button>,
  },
  globals: { language: 'de' },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
});

export const RightToLeft = meta.story({ args: { title: 'سلتك فارغة' }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
