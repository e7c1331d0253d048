/* The carousel turns, and the strips get their buttons back and on. */
import { attachCarousel } from '@marketrow/components/Carousel/attach';
import { attachProductCarousel } from '@marketrow/components/ProductCarousel/attach';

attachCarousel(document.body);
attachProductCarousel(document.body);
