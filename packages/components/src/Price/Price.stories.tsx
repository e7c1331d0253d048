import preview from '#storybook/preview';
import { Price } from './Price';

const meta = preview.meta({ component: Price, args: { price: 57.65, discount: 15 } });

export const Default = meta.story();

export const NotReduced = meta.story({ args: { discount: 0 } });

export const Small = meta.story({ args: { size: 'sm' } });

/** As on a product page. */
export const LargeWithSaving = meta.story({ args: { size: 'lg', showSaving: true } });

export const Thousands = meta.story({ args: { price: 1299999.95, discount: 60 } });

export const German = meta.story({ args: { price: 1299, size: 'lg', showSaving: true }, globals: { language: 'de' } });

export const RightToLeft = meta.story({ args: { showSaving: true }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ args: { size: 'lg', showSaving: true }, globals: { theme: 'dark' } });
