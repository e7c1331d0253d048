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
 * One reader for each kind of record that stories show. They go into `loaders` by `loadArgs`: what is read becomes the
 * props of the story, so that the controls show it.
 */

/** What a loader has of its story. */
interface LoaderContext {
  globals: Record<string, unknown>;
}

/** Stands in `args` for a prop that a loader reads: the types want one, and what is undefined the loader fills in. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller says which prop stands there
export function fromLoader<Prop>(): Prop {
  return undefined as Prop;
}

/** A loader that gives a story its props. */
export function loadArgs<Args extends object>(read: (context: LoaderContext) => Promise<Args>) {
  return async (context: LoaderContext) => ({ args: await read(context) });
}

/** The product that most stories show: reduced, rated, in stock, of a shop, with colors. */
const sample = 'keyfold-c1-hardware-security-key';

/** A product by its slug. */
export function readProduct(context: LoaderContext, slug = sample): Promise<Product> {
  return load(`/api/products/slug?slug=${slug}`, context);
}

/** The popular products of the gift shop, 12 of them or fewer. */
export async function readProducts(context: LoaderContext, count = 12): Promise<Product[]> {
  return (await load<Product[]>('/api/gift-shop/products?tag=popular', context)).slice(0, count);
}

/** A product and what is bought with it: the first is that of the page and has no address. */
export async function readBundle(context: LoaderContext, slug = sample): Promise<(Product & { href?: string })[]> {
  const [product, others] = await Promise.all([
    readProduct(context, slug),
    load<Product[]>(`/api/frequently-bought-products?slug=${slug}`, context),
  ]);
  return [product, ...others.slice(0, 2).map((other) => ({ ...other, href: `#${other.slug}` }))];
}

/** A shop by its slug. */
export function readShop(context: LoaderContext, slug = 'cybershop'): Promise<Shop> {
  return load(`/api/shops/${slug}`, context);
}

/** The first shops. */
export async function readShops(context: LoaderContext, count = 4): Promise<Shop[]> {
  return (await load<Shop[]>('/api/shops', context)).slice(0, count);
}

/** The lines of the cart with what the shop knows of their products. */
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

/** Orders of the shopper who is signed in, one for each state. */
export async function readOrders(context: LoaderContext): Promise<Order[]> {
  const orders = await load<Order[]>('/api/users/orders', context);
  return orders.filter(({ status }, index) => orders.findIndex((order) => order.status === status) === index);
}

/** Requests of the shopper who is signed in. */
export function readTickets(context: LoaderContext): Promise<SupportTicket[]> {
  return load('/api/tickets', context);
}

/** What was written about the longest request, told apart by who wrote it. */
export async function readConversation(context: LoaderContext) {
  const tickets = await readTickets(context);
  const conversations = tickets.map(({ conversation }) => conversation ?? []);
  const longest = conversations.reduce((most, other) => (other.length > most.length ? other : most), []);
  return longest.map((message) => ({ ...message, own: message.name === longest[0]?.name }));
}

/** Addresses of the shopper who is signed in. */
export function readAddresses(context: LoaderContext): Promise<Address[]> {
  return load('/api/address/user', context);
}

/** Reviews of the sample product. */
export function readReviews(context: LoaderContext): Promise<ProductReview[]> {
  return load('/api/product/reviews', context);
}

/** The grocery's stories, as `StoryRow` and `StoryViewer` take them. */
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

/** The slides of a main carousel, as `Hero` takes them. */
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
