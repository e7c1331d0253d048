/* The homes: their carousels turn. Loaded on those pages only. */
import { attachCarousel } from '@marketrow/components/Carousel/attach';

for (const root of document.querySelectorAll<HTMLElement>('[data-mr-carousel]')) attachCarousel(root);
