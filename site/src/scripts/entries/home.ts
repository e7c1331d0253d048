/* The home pages: their carousels turn. */
import { attachCarousel } from '@marketrow/components/Carousel/attach';

attachCarousel(document.body);
