import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { Badge } from './Badge.js';

const meta = preview.meta({
  id: 'components-badge',
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'New' },
});

const tones = {
  neutral: 'Pending',
  success: 'Delivered',
  warning: 'Processing',
  danger: 'Canceled',
  info: 'Normal',
} as const;

/** Each variant and tone, the large size, and text that wraps. */
export const Matrix = meta.story({
  render: () => (
    <States width="8rem">
      <State name='variant="tag"'>
        <Badge variant="tag">New</Badge>
      </State>
      <State name='variant="accent"'>
        <Badge variant="accent">Yours</Badge>
      </State>
      {Object.entries(tones).map(([tone, text]) => (
        <State key={tone} name={`tone="${tone}"`}>
          <Badge tone={tone as keyof typeof tones} size="md">
            {text}
          </Badge>
        </State>
      ))}
      <State name='size="lg"'>
        <Badge size="lg">-20 %</Badge>
      </State>
      <State name='size="lg", "success"'>
        <Badge size="lg" tone="success">
          Delivered
        </Badge>
      </State>
      <State name="Long, narrow" style={{ maxInlineSize: '8rem' }}>
        <Badge lang="de">Verfügbarkeitsbenachrichtigung</Badge>
      </State>
      <State name="Long, narrow" style={{ maxInlineSize: '8rem' }}>
        <Badge lang="de" tone="neutral">
          Verfügbarkeitsbenachrichtigung
        </Badge>
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const Large = meta.story({ args: { size: 'lg', children: '-20 %' } });
