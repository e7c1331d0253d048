import { startShop } from './server.ts';

/** Fills a database once, before all journeys: each worker starts on a copy of it, and so does each reset. */
export default async function seedData(): Promise<() => Promise<void>> {
  const shop = await startShop();
  await shop.stop();
  process.env['SEEDED_DATA'] = shop.data;
  return () => shop.close();
}
