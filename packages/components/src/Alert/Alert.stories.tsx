import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { Button } from '../Button';
import { SmartphoneIcon } from '../icons/SmartphoneIcon';
import { Alert } from './Alert';

const meta = preview.meta({
  id: 'components-alert',
  component: Alert,
  args: { children: 'This is a demo: what you change here stays on this device.', icon: <SmartphoneIcon /> },
});

const states = (
  <div style={{ display: 'grid', gap: '0.75rem' }}>
    {(['info', 'success', 'warning', 'danger'] as const).map((variant) => (
      <Alert
        key={variant}
        variant={variant}
        title="This order was canceled."
        actions={
          <Button size="sm" variant="quiet">
            Retry
          </Button>
        }
      >
        Nothing was sent.
      </Alert>
    ))}
  </div>
);

/** All states, in light and dark. */
export const Matrix = meta.story({ render: () => <BothThemes>{() => states}</BothThemes> });

export const Default = meta.story();

export const Danger = meta.story({
  args: { variant: 'danger', icon: undefined, title: 'Not saved.', children: 'The shop did not answer.' },
});

/** At 320 pixels the action goes below, and long words break. */
export const NarrowGerman = meta.story({
  args: {
    variant: 'danger',
    icon: undefined,
    title: 'Nicht gespeichert.',
    children: 'Die Rechtsschutzversicherungsgesellschaftsvertretung antwortet nicht.',
    actions: <Button size="sm">Erneut versuchen</Button>,
  },
  globals: { language: 'de' },
  tags: ['mode'],
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
});

export const RightToLeft = meta.story({
  args: { children: 'هذا عرض توضيحي' },
  globals: { direction: 'rtl' },
  tags: ['mode'],
});
