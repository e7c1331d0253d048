import preview from '#storybook/preview';
import { fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { Toast } from './Toast';

const inText = { position: 'static' as const, margin: 0, maxInlineSize: '100%' };

const meta = preview.meta({
  id: 'components-toast',
  component: Toast,
  args: {
    label: 'Undo',
    children: 'Marlow the bear, 32 cm removed',
    actionText: 'Undo',
    onAction: fn(),
    onClose: fn(),
  },
});

/** With both buttons, with one, with none, and with long text, in both themes; here they stand in the text. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1.5rem' }}>
      {() => (
        <>
          <Toast {...args} style={inText} />
          <Toast {...args} style={inText} onAction={undefined} />
          <Toast {...args} style={inText} onClose={undefined} />
          <Toast label="Cart" style={inText}>
            The cart was emptied
          </Toast>
          <Toast {...args} style={inText} label="Rückgängig" actionText="Rückgängig machen">
            Hochgeschwindigkeitsnetzwerksicherheitsschlüssel mit zwei Antennen und Ersatznetzteil entfernt
          </Toast>
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

/** A message alone. */
export const MessageOnly = meta.story({ render: () => <Toast label="Cart">The cart was emptied</Toast> });

export const LongText = meta.story({
  args: { children: 'Northgate 40 rack-ready gateway with dual antennas and a second power supply removed' },
  globals: { viewport: { value: 'mobile1' } },
});

export const German = meta.story({
  args: { label: 'Rückgängig', children: 'Bär Marlow, 32 cm entfernt', actionText: 'Rückgängig' },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
