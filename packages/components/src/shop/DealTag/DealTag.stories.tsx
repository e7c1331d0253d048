import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { DealTag } from './DealTag.js';

const width = { inlineSize: 'min(15.5rem, 100%)', display: 'grid' };
const longText =
  'One hundred and twenty-eight items from thirty-one shops, each priced lower until the bells strike midnight.';

const meta = preview.meta({
  id: 'components-dealtag',
  title: 'Catalog/DealTag',
  component: DealTag,
  args: { discount: 60, href: '#sales', text: '128 items from 31 shops, priced lower until midnight.' },
  render: (args) => (
    <div style={width}>
      <DealTag {...args} />
    </div>
  ),
});

/** With a text, without, with a long one, hover and focus. The tag is yellow in every theme. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="15.5rem">
      <State name="text">
        <DealTag {...args} />
      </State>
      <State name="Without text">
        <DealTag {...args} discount={5} text={undefined} />
      </State>
      <State name="Long text">
        <DealTag {...args} text={longText} />
      </State>
      <State name="Hover" pseudo="hover">
        <DealTag {...args} />
      </State>
      <State name="Focus" pseudo="focus">
        <DealTag {...args} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const NoText = meta.story({ args: { text: undefined } });

export const LongText = meta.story({ args: { text: longText } });
