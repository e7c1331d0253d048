/* The homes: their carousels turn. Loaded on those pages only. */
import { attachCarousel } from '@marketrow/components/Carousel/attach';

attachCarousel(document.body);
