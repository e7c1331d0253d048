import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { Breadcrumbs } from './Breadcrumbs.js';

const twoSteps = [{ title: 'Home', href: '#home' }, { title: 'Cart' }];
const longTitles = [
  { title: 'Home', href: '#home' },
  { title: 'Workspace protection for offices and studios', href: '#workspace' },
  { title: 'Deskwarden workspace protection, 3 devices, renewed each year until you say otherwise' },
];

const meta = preview.meta({
  id: 'components-breadcrumbs',
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { title: 'Home', href: '#home' },
      { title: 'Gift shop', href: '#gift-shop' },
      { title: 'Secure Access', href: '#secure-access' },
      { title: 'Keyfold C1' },
    ],
  },
});

/** Four steps, two steps, titles that wrap, a last step with a link, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="34rem">
      <State name="Four steps">
        <Breadcrumbs {...args} label="Four steps" />
      </State>
      <State name="Two steps">
        <Breadcrumbs {...args} label="Two steps" items={twoSteps} />
      </State>
      <State name="Long titles">
        <Breadcrumbs {...args} label="Long titles" items={longTitles} />
      </State>
      <State name="The last step is a link">
        <Breadcrumbs {...args} label="Last link" items={[...args.items.slice(0, 2), { title: 'Lamps', href: '#' }]} />
      </State>
      <State name="Hover" pseudo="hover">
        <Breadcrumbs {...args} label="Hover" />
      </State>
      <State name="Focus" pseudo="focus">
        <Breadcrumbs {...args} label="Focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const TwoSteps = meta.story({ args: { items: twoSteps } });

export const LongTitles = meta.story({ args: { items: longTitles } });
