import preview from '#storybook/preview';
import { Rating } from './Rating';

const meta = preview.meta({ component: Rating, args: { value: 4.3, count: 128 } });

export const Default = meta.story();

export const NoCount = meta.story({ args: { count: undefined } });

/** As on product cards. */
export const Single = meta.story({ args: { variant: 'single', value: 4.8, count: 214 } });

export const Unrated = meta.story({ args: { value: 0, count: 0 } });

export const OutOfTen = meta.story({ args: { value: 7.25, max: 10 } });

export const German = meta.story({ globals: { language: 'de' } });

export const Arabic = meta.story({
  args: {
    locale: 'ar-EG',
    labels: { summary: 'التقييم {value} من {max}', reviews: { one: 'تقييم واحد', other: '{count} تقييم' } },
  },
  globals: { direction: 'rtl' },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
