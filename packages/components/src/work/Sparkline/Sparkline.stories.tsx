import preview from '#storybook/preview';
import { StatCard } from '../StatCard/index.js';
import { State, States } from '../../../stories/States.js';
import { Sparkline } from './Sparkline.js';

const rising = [12, 16, 14, 18, 17, 22, 21, 26, 24, 27, 26, 32];
const falling = [...rising].reverse();

const meta = preview.meta({
  id: 'components-sparkline',
  title: 'Work/Sparkline',
  component: Sparkline,
  args: { label: 'Orders, rising through the year', values: rising },
});

/** Each tone, and lines of different shapes. */
export const Matrix = meta.story({
  globals: { vertical: 'admin' },
  render: (args) => (
    <States width="14rem">
      <State name="Accent">
        <Sparkline {...args} />
      </State>
      <State name={'tone="success"'}>
        <Sparkline {...args} tone="success" />
      </State>
      <State name={'tone="danger"'}>
        <Sparkline {...args} tone="danger" values={falling} />
      </State>
      <State name={'tone="neutral", flat'}>
        <Sparkline {...args} tone="neutral" values={[4, 4, 4]} />
      </State>
      <State name="height={72}">
        <Sparkline {...args} height={72} />
      </State>
      <State name="Below zero">
        <Sparkline {...args} values={[-3, 8, -6, 2]} />
      </State>
      <State name="In a card">
        <StatCard title="Orders" amount={32350} change={25.3} spark={<Sparkline values={rising} />} />
      </State>
    </States>
  ),
});

export const Default = meta.story();
