import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { Pagination } from './Pagination.js';

const meta = preview.meta({
  id: 'components-pagination',
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 3, pages: 8, hrefTemplate: '#page-{page}' },
});

const places = [
  [1, 2],
  [3, 8],
  [8, 8],
  [120, 1240],
] as const;

/** At the start, in the middle and at the end, with few and many pages. */
export const Matrix = meta.story({
  render: (args) => (
    <States>
      {places.map(([page, pages]) => (
        <State key={page} name={`page={${page}} pages={${pages}}`}>
          <Pagination {...args} {...{ page, pages }} label={`Page ${page} of ${pages}`} />
        </State>
      ))}
      <State name="Hover" pseudo="hover">
        <Pagination {...args} label="Hover" />
      </State>
      <State name="Focus" pseudo="focus">
        <Pagination {...args} label="Focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const FirstPage = meta.story({ args: { page: 1 } });

export const LastPage = meta.story({ args: { page: 8 } });

export const TwoPages = meta.story({ args: { page: 1, pages: 2 } });

export const MiddleOfMany = meta.story({ args: { page: 120, pages: 1240 } });
