import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { ProgressBar } from './ProgressBar.js';

const meta = preview.meta({
  id: 'components-progressbar',
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Products', value: 64, max: 80, format: 'amount' as const },
});

/** Each tone and format, the limits, an unknown value and a long name. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name='format="amount"'>
        <ProgressBar {...args} />
      </State>
      <State name='tone="success"'>
        <ProgressBar {...args} label="Shipped" format="percent" tone="success" />
      </State>
      <State name='tone="warning"'>
        <ProgressBar label="Pictures" value={19} max={20} format="amount" tone="warning" />
      </State>
      <State name='tone="danger", above max'>
        <ProgressBar label="Featured products" value={9} max={8} format="amount" tone="danger" />
      </State>
      <State name="value={0}">
        <ProgressBar label="Nothing yet" value={0} />
      </State>
      <State name="value={null}">
        <ProgressBar label="Uploading" value={null} />
      </State>
      <State name="valueText, long name">
        <ProgressBar
          label="Hervorgehobene Artikel in der Kategorieübersicht"
          value={1200}
          max={2000}
          valueText="$1,200 of $2,000"
        />
      </State>
    </States>
  ),
});

export const Default = meta.story();
