import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { Button } from '../Button/index.js';
import { SearchIcon } from '../../icons/SearchIcon.js';
import { ShoppingBagIcon } from '../../icons/ShoppingBagIcon.js';
import { EmptyState } from './EmptyState.js';

const text = 'What you add appears here, on this device and after you log in.';
const picture = (
  <img
    src="/images/empty/cart.webp"
    alt=""
    width={416}
    height={358}
    style={{ maxInlineSize: '100%', blockSize: 'auto' }}
  />
);
const noResults = {
  title: 'No results for “bearr”',
  icon: <SearchIcon />,
  children: 'Check the spelling, or try a more general word.',
  actions: (
    <>
      <Button>All products</Button>
      <Button variant="quiet">Clear filters</Button>
    </>
  ),
};
const long = {
  title: 'Keine Rechtsschutzversicherungsgesellschaftsvertreter gefunden',
  children: undefined,
  actions: <Button>Verfügbarkeitsbenachrichtigung einrichten</Button>,
};

const meta = preview.meta({
  id: 'components-emptystate',
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Your cart is empty',
    icon: <ShoppingBagIcon />,
    children: text,
    actions: <Button>Go shopping</Button>,
  },
});

/** With an icon, an image, two actions, the title alone, long words, and long text. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name="icon, children, actions">
        <EmptyState {...args} />
      </State>
      <State name="Two actions">
        <EmptyState {...args} {...noResults} />
      </State>
      <State name="media">
        <EmptyState {...args} media={picture} actions={undefined} />
      </State>
      <State name="title">
        <EmptyState title="No orders yet" />
      </State>
      <State name="Long words">
        <EmptyState {...args} {...long} lang="de" />
      </State>
      <State name="Long text" wide>
        <EmptyState {...args}>{`${text} `.repeat(3)}</EmptyState>
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const NoResults = meta.story({ args: noResults });

/** Image instead of the icon, for a page without other content. */
export const WithPicture = meta.story({
  args: { media: picture },
});

export const TitleOnly = meta.story({ args: { icon: undefined, children: undefined, actions: undefined } });
