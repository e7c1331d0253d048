import type {
  Address,
  Carousel,
  CartItem,
  Order,
  Product,
  ProductReview,
  Shop,
  Story,
  SupportTicket,
} from '@marketrow/fixtures';
import { load } from './load';

/*
 * Loaders for the records that stories show. Pass them to `loaders` with `loadArgs`: the result becomes the props of
 * the story.
 */

/** Context of a loader. */
interface LoaderContext {
  globals: Record<string, unknown>;
}

/** Placeholder in `args` for a prop that a loader sets: the types require one, and the loader replaces `undefined`. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller names the type of the prop
export function fromLoader<Prop>(): Prop {
  return undefined as Prop;
}

/** Returns a loader that sets a story's props. */
export function loadArgs<Args extends object>(read: (context: LoaderContext) => Promise<Args>) {
  return async (context: LoaderContext) => ({ args: await read(context) });
}

/** Product of most stories: discounted, rated, in stock, sold by a shop, with colors. */
const sample = 'keyfold-c1-hardware-security-key';

/** Loads a product by its slug. */
export function readProduct(context: LoaderContext, slug = sample): Promise<Product> {
  return load(`/api/products/slug?slug=${slug}`, context);
}

/** Loads up to 12 popular products of the gift shop. */
export async function readProducts(context: LoaderContext, count = 12): Promise<Product[]> {
  return (await load<Product[]>('/api/gift-shop/products?tag=popular', context)).slice(0, count);
}

/** Loads a product and the products bought with it: the first is the page's own and has no URL. */
export async function readBundle(context: LoaderContext, slug = sample): Promise<(Product & { href?: string })[]> {
  const [product, others] = await Promise.all([
    readProduct(context, slug),
    load<Product[]>(`/api/frequently-bought-products?slug=${slug}`, context),
  ]);
  return [product, ...others.slice(0, 2).map((other) => ({ ...other, href: `#${other.slug}` }))];
}

/** Loads a shop by its slug. */
export function readShop(context: LoaderContext, slug = 'cybershop'): Promise<Shop> {
  return load(`/api/shops/${slug}`, context);
}

/** Loads the first shops. */
export async function readShops(context: LoaderContext, count = 4): Promise<Shop[]> {
  return (await load<Shop[]>('/api/shops', context)).slice(0, count);
}

/** Loads the lines of the cart with the data of their products. */
export async function readCartLines(context: LoaderContext) {
  const lines = await load<CartItem[]>('/api/cart', context);
  return Promise.all(
    lines.map(async (line) => {
      const { price, shop, slug } = await readProduct(context, line.slug);
      return {
        ...line,
        href: `#${slug}`,
        shop: shop && { id: shop.id, name: shop.name, href: `#${shop.slug}`, detail: shop.address.split(', ')[1] },
        originalPrice: price > line.price ? price : undefined,
      };
    }),
  );
}

/** Loads the signed-in shopper's orders, one per status. */
export async function readOrders(context: LoaderContext): Promise<Order[]> {
  const orders = await load<Order[]>('/api/users/orders', context);
  return orders.filter(({ status }, index) => orders.findIndex((order) => order.status === status) === index);
}

/** Loads the signed-in shopper's support tickets. */
export function readTickets(context: LoaderContext): Promise<SupportTicket[]> {
  return load('/api/tickets', context);
}

/** Loads the messages of the longest ticket, with their authors. */
export async function readConversation(context: LoaderContext) {
  const tickets = await readTickets(context);
  const conversations = tickets.map(({ conversation }) => conversation ?? []);
  const longest = conversations.reduce((most, other) => (other.length > most.length ? other : most), []);
  return longest.map((message) => ({ ...message, own: message.name === longest[0]?.name }));
}

/** Loads the signed-in shopper's addresses. */
export function readAddresses(context: LoaderContext): Promise<Address[]> {
  return load('/api/address/user', context);
}

/** Loads the reviews of the sample product. */
export function readReviews(context: LoaderContext): Promise<ProductReview[]> {
  return load('/api/product/reviews', context);
}

/** Loads the grocery's stories, for `StoryRow` and `StoryViewer`. */
export async function readStories(context: LoaderContext) {
  const stories = await load<Story[]>('/api/grocery-4/stories', context);
  return stories.map(({ title = '', image, imageBig, ...story }) => ({
    ...story,
    title,
    src: imageBig,
    smallSrc: image,
    href: `#${story.id}`,
  }));
}

/** Loads the slides of the main carousel, for `Hero`. */
export async function readSlides(context: LoaderContext, path: string) {
  const slides = await load<Carousel[]>(path, context);
  return slides.map(({ imgUrl, imgUrlSmall, buttonUrl, secondUrl, tone, pins, ...slide }) => ({
    ...slide,
    src: imgUrl,
    smallSrc: imgUrlSmall,
    href: buttonUrl,
    secondHref: secondUrl,
    shade: tone,
    pins: pins.map(({ label, ...pin }) => ({ ...pin, title: label })),
  }));
}
