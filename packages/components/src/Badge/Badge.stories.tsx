import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { Badge } from './Badge';

const meta = preview.meta({ id: 'components-badge', component: Badge, args: { children: 'New' } });

const variants = {
  tag: 'New',
  accent: 'Yours',
  neutral: 'Pending',
  success: 'Delivered',
  warning: 'Processing',
  danger: 'Canceled',
  info: 'Normal',
} as const;

/** Each variant in both sizes, and words that wrap, in light and dark. */
export const Matrix = meta.story({
  render: () => (
    <BothThemes style={{ display: 'grid', gap: '1rem' }}>
      {() => (
        <>
          {(['md', 'lg'] as const).map((size) => (
            <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
              {Object.entries(variants).map(([variant, text]) => (
                <Badge key={variant} variant={variant as keyof typeof variants} size={size}>
                  {text}
                </Badge>
              ))}
            </div>
          ))}
          <div style={{ maxInlineSize: '8rem' }}>
            <Badge lang="de">Verfügbarkeitsbenachrichtigung</Badge>
          </div>
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

export const Large = meta.story({ args: { size: 'lg', children: '-20 %' } });

export const German = meta.story({
  args: { children: 'Neu eingetroffen' },
  globals: { language: 'de' },
  tags: ['mode'],
});

/** In half a phone's width the words wrap. */
export const LongGerman = meta.story({
  args: { children: 'Verfügbarkeitsbenachrichtigung', lang: 'de' },
  decorators: [(Story) => <div style={{ inlineSize: '8rem' }}>{Story()}</div>],
  tags: ['mode'],
});

export const RightToLeft = meta.story({ args: { children: 'جديد' }, globals: { direction: 'rtl' }, tags: ['mode'] });
