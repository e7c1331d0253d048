import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { Button } from '../Button/index.js';
import { SmartphoneIcon } from '../../icons/SmartphoneIcon.js';
import { Alert } from './Alert.js';

const meta = preview.meta({
  id: 'components-alert',
  title: 'Feedback/Alert',
  component: Alert,
  args: { children: 'This is a demo: what you change here stays on this device.', icon: <SmartphoneIcon /> },
});

const retry = (
  <Button size="sm" variant="quiet">
    Retry
  </Button>
);

/** Each tone, each optional part omitted, and a long text in a narrow box. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="26rem">
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <State key={tone} name={`tone="${tone}"`}>
          <Alert tone={tone} title="This order was canceled." actions={retry}>
            Nothing was sent.
          </Alert>
        </State>
      ))}
      <State name="icon, without title and actions">
        <Alert {...args} />
      </State>
      <State name="icon={null}, long, narrow" style={{ maxInlineSize: '17rem' }}>
        <Alert
          icon={null}
          title="Nicht gespeichert."
          actions={
            <>
              {retry}
              <Button size="sm">Close</Button>
            </>
          }
        >
          Die Rechtsschutzversicherungsgesellschaftsvertretung antwortet nicht.
        </Alert>
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const Danger = meta.story({
  args: { tone: 'danger', icon: undefined, title: 'Not saved.', children: 'The shop did not answer.' },
});
