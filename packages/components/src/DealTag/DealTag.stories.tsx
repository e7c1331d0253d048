import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { DealTag } from './DealTag';

const width = { inlineSize: 'min(15.5rem, 100%)', display: 'grid' };
const longText =
  'One hundred and twenty-eight items from thirty-one shops, each priced lower until the bells strike midnight.';

const meta = preview.meta({
  id: 'components-dealtag',
  component: DealTag,
  args: { discount: 60, href: '#sales', text: '128 items from 31 shops, priced lower until midnight.' },
  render: (args) => (
    <div style={width}>
      <DealTag {...args} />
    </div>
  ),
});

/** With a text, without, and with a long one: the tag is yellow in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem', alignItems: 'flex-start' }}>
      {() =>
        [args.text, undefined, longText].map((text) => (
          <div key={text ?? ''} style={width}>
            <DealTag {...args} text={text} />
          </div>
        ))
      }
    </BothThemes>
  ),
});

export const Default = meta.story();

export const NoText = meta.story({ args: { text: undefined } });

export const LongText = meta.story({ args: { text: longText } });

export const German = meta.story({
  args: { text: '128 Artikel aus 31 Shops, bis Mitternacht günstiger.' },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({
  args: { locale: 'ar-EG', labels: { lead: 'اليوم حتى', action: 'إلى العروض' }, text: undefined },
  globals: { direction: 'rtl' },
  tags: ['mode'],
});

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } }, tags: ['mode'] });
