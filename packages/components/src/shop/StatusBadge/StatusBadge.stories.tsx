import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { StatusBadge } from './StatusBadge.js';

const meta = preview.meta({
  id: 'components-statusbadge',
  title: 'Feedback/StatusBadge',
  component: StatusBadge,
  args: { status: 'Delivered' },
});

const names = ['Pending', 'Processing', 'Delivered', 'Cancelled', 'Accepted', 'Rejected', 'Success'].concat([
  'Open',
  'Closed',
  'Urgent',
  'Normal',
]);
const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: '0.5rem' } as const;
const states = (
  <div style={row}>
    {names.map((status) => (
      <StatusBadge key={status} status={status} />
    ))}
  </div>
);

/** Each known status, an unknown one, each color, and long text. */
export const Matrix = meta.story({
  render: () => (
    <States width="18rem">
      <State name="Known" wide>
        {states}
      </State>
      <State name="Unknown">
        <StatusBadge status="At the post office" />
      </State>
      <State name="tone, variant">
        <div style={row}>
          {tones.slice(0, 2).map((tone) => (
            <StatusBadge key={tone} status={tone} tone={tone} />
          ))}
          <StatusBadge status="accent" variant="accent" />
          {tones.slice(2).map((tone) => (
            <StatusBadge key={tone} status={tone} tone={tone} />
          ))}
        </div>
      </State>
      <State name={'size="lg"'}>
        <StatusBadge status="Delivered" size="lg" />
      </State>
      <State name="Long text" style={{ maxInlineSize: '8rem' }}>
        <StatusBadge status="Waiting for the Zollabfertigungsbescheinigung" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

/** Unknown status: shown unchanged, in the neutral color. */
export const Unknown = meta.story({ args: { status: 'At the post office' } });
