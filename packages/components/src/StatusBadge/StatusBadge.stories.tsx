import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { statusBadgeLabels } from './labels.de';
import { StatusBadge } from './StatusBadge';

const meta = preview.meta({ id: 'components-statusbadge', component: StatusBadge, args: { status: 'Delivered' } });

const names = ['Pending', 'Processing', 'Delivered', 'Cancelled', 'Open', 'Closed', 'Urgent', 'Normal'];
const states = (german = false) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
    {names.map((status) => (
      <StatusBadge key={status} status={status} labels={german ? statusBadgeLabels : undefined} />
    ))}
  </div>
);

/** All states, in light and dark. */
export const Matrix = meta.story({ render: () => <BothThemes>{() => states()}</BothThemes> });

export const German = meta.story({ render: () => states(true), globals: { language: 'de' }, tags: ['mode'] });

export const Default = meta.story();

/** A state of a shop's own: the word as it is, in the plain color. */
export const Unknown = meta.story({ args: { status: 'At the post office' } });
