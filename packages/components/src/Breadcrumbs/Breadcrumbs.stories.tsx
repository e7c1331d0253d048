import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { Breadcrumbs } from './Breadcrumbs';

const twoSteps = [{ title: 'Home', href: '#home' }, { title: 'Cart' }];
const longTitles = [
  { title: 'Home', href: '#home' },
  { title: 'Workspace protection for offices and studios', href: '#workspace' },
  { title: 'Deskwarden workspace protection, 3 devices, renewed each year until you say otherwise' },
];

const meta = preview.meta({
  id: 'components-breadcrumbs',
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

/** Four steps, two, and titles that wrap, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1.5rem' }}>
      {(theme) => (
        <>
          <Breadcrumbs {...args} label={`${theme}, four steps`} />
          <Breadcrumbs {...args} label={`${theme}, two steps`} items={twoSteps} />
          <Breadcrumbs {...args} label={`${theme}, long titles`} items={longTitles} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

export const TwoSteps = meta.story({ args: { items: twoSteps } });

export const LongTitles = meta.story({ args: { items: longTitles } });

export const German = meta.story({
  args: { items: [{ title: 'Startseite', href: '#home' }, { title: 'Sicherheitsbetriebszentralenzubehör' }] },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } }, tags: ['mode'] });
