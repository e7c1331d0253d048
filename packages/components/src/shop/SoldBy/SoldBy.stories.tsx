import preview from '#storybook/preview';
import { fromLoader, loadArgs, readShop } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { SoldBy } from './SoldBy.js';
import type { SoldByProps } from './SoldBy.js';

/** Loads the record of a shop, with the given changes. */
const record = (changes: object = {}) =>
  loadArgs(async (context) => ({ shop: { ...(await readShop(context)), rating: 4.6, productCount: 27, ...changes } }));

const meta = preview.meta({
  id: 'components-soldby',
  title: 'Catalog/SoldBy',
  component: SoldBy,
  args: { shop: fromLoader<SoldByProps['shop']>(), href: '#shop' },
  loaders: [record()],
});

/** From the full to the minimal record. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="22rem">
      <State name="Open" wide>
        <SoldBy {...args} label="Open" />
      </State>
      <State name="Verified">
        <SoldBy {...args} label="Verified" shop={{ ...args.shop, verified: true }} />
      </State>
      <State name="Closed">
        <SoldBy {...args} label="Closed" shop={{ ...args.shop, closed: true }} />
      </State>
      <State name="Footer">
        <SoldBy {...args} label="Footer" footer={<p>Answers within a day</p>} />
      </State>
      <State name="Long name, long address">
        <SoldBy
          {...args}
          label="Long"
          shop={{
            ...args.shop,
            verified: true,
            name: 'Hochgeschwindigkeitsnetzwerksicherheitstechnik Wolfeschlegelsteinhausen',
            email: 'bestellungen@hochgeschwindigkeitsnetzwerksicherheitstechnik.example',
          }}
        />
      </State>
      <State name="The least">
        <SoldBy {...args} label="Least" shop={{ name: args.shop.name }} />
      </State>
      <State name="Focus" pseudo="focus">
        <SoldBy {...args} label="Focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const Closed = meta.story({ loaders: [record({ closed: true })] });
