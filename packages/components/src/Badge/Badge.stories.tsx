import preview from '#storybook/preview';
import { Badge } from './Badge';

const meta = preview.meta({ component: Badge, args: { children: 'New' } });

const states = (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
    <Badge variant="accent">Yours</Badge>
    <Badge variant="neutral">Pending</Badge>
    <Badge variant="success">Delivered</Badge>
    <Badge variant="warning">Processing</Badge>
    <Badge variant="danger">Cancelled</Badge>
    <Badge variant="info">Normal</Badge>
  </div>
);

export const Default = meta.story();

export const Large = meta.story({ args: { size: 'lg', children: '-20 %' } });

export const States = meta.story({ render: () => states });

export const StatesDark = meta.story({ render: () => states, globals: { theme: 'dark' } });

export const German = meta.story({ args: { children: 'Neu eingetroffen' }, globals: { language: 'de' } });

/** In half a phone's width the words wrap. */
export const LongGerman = meta.story({
  args: { children: 'Verfügbarkeitsbenachrichtigung', lang: 'de' },
  decorators: [(Story) => <div style={{ inlineSize: '8rem' }}>{Story()}</div>],
});

export const RightToLeft = meta.story({ args: { children: 'جديد' }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
