import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { Badge } from '../Badge/index.js';
import { Breadcrumbs } from '../Breadcrumbs/index.js';
import { Button } from '../Button/index.js';
import { PageHeader } from './PageHeader.js';

const trail = (label?: string) => (
  <Breadcrumbs label={label} items={[{ title: 'Home', href: '#home' }, { title: 'Orders' }]} />
);

const meta = preview.meta({
  id: 'components-pageheader',
  title: 'Navigation/PageHeader',
  component: PageHeader,
  args: {
    title: 'Your orders',
    breadcrumbs: trail(),
    status: <Badge tone="info">4 open</Badge>,
    actions: <Button variant="quiet">Print</Button>,
    children: 'Everything that you ordered this year. Older orders are in the archive.',
  },
});

/** With all slots, with fewer, and with a long title. */
export const Matrix = meta.story({
  render: (args) => (
    <States>
      <State name="breadcrumbs, status, actions, children">
        <PageHeader {...args} breadcrumbs={trail('Path')} />
      </State>
      <State name="status">
        <PageHeader title="With a status" status={args.status} />
      </State>
      <State name="actions, long text">
        <PageHeader title="With buttons" actions={args.actions}>
          {args.children} {args.children} {args.children}
        </PageHeader>
      </State>
      <State name="Title alone">
        <PageHeader title="Title alone" />
      </State>
      <State name="Long title">
        <PageHeader
          title="Rechtsschutzversicherungsgesellschaften im Überblick nach Bundesländern"
          status={args.status}
          actions={
            <>
              <Button>Verfügbarkeitsbenachrichtigung einrichten</Button>
              {args.actions}
            </>
          }
        />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const TitleOnly = meta.story({
  args: { breadcrumbs: undefined, status: undefined, actions: undefined, children: undefined },
});
