import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { Pagination } from './Pagination';

const meta = preview.meta({
  id: 'components-pagination',
  component: Pagination,
  args: { page: 3, pages: 8, hrefTemplate: '#page-{page}' },
});

const places = [
  [1, 2],
  [1, 8],
  [3, 8],
  [8, 8],
  [120, 1240],
] as const;

/** At the start, in the middle and at the end, of few and of many pages, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1.5rem' }}>
      {(theme) =>
        places.map(([page, pages]) => (
          <Pagination
            {...args}
            key={`${page} ${pages}`}
            {...{ page, pages }}
            label={`Page ${page} of ${pages}, ${theme}`}
          />
        ))
      }
    </BothThemes>
  ),
});

export const Default = meta.story();

export const FirstPage = meta.story({ args: { page: 1 } });

export const LastPage = meta.story({ args: { page: 8 } });

export const TwoPages = meta.story({ args: { page: 1, pages: 2 } });

export const MiddleOfMany = meta.story({ args: { page: 120, pages: 1240 } });

export const German = meta.story({ args: { page: 120, pages: 1240 }, globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });

export const Phone = meta.story({
  args: { page: 5, pages: 12 },
  globals: { viewport: { value: 'mobile1' } },
  tags: ['mode'],
});
