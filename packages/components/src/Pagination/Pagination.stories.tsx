import preview from '#storybook/preview';
import { Pagination } from './Pagination';

const meta = preview.meta({ component: Pagination, args: { page: 3, pages: 8, hrefTemplate: '#page-{page}' } });

export const Default = meta.story();

export const FirstPage = meta.story({ args: { page: 1 } });

export const LastPage = meta.story({ args: { page: 8 } });

export const TwoPages = meta.story({ args: { page: 1, pages: 2 } });

export const MiddleOfMany = meta.story({ args: { page: 120, pages: 1240 } });

export const German = meta.story({ args: { page: 120, pages: 1240 }, globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ args: { page: 5, pages: 12 }, globals: { viewport: { value: 'mobile1' } } });
