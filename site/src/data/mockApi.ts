import type { Fetch } from './client';

/**
 * How many products the shop has: the variable `CATALOG_SIZE`, for trying how the site grows. The sample is always among them;
 * the others are made up. Left out: the sample alone.
 * @throws Error for anything but a whole number from 1 to 10,000,000.
 */
export function catalogSize(value = process.env['CATALOG_SIZE']): number | undefined {
  if (value === undefined || value === '') return undefined;
  const size = Number(value);
  if (/^\d+$/.test(value) && size >= 1 && size <= 10_000_000) return size;
  throw new Error(
    `mr: CATALOG_SIZE is "${value}". The site cannot be built with so many products. Give it a whole number from 1 to 10000000, or leave it out for the sample.`,
  );
}

/** The mock API in this process, over the sample data or over a catalogue of the size asked for. */
export async function createMock(): Promise<Fetch> {
  const size = catalogSize();
  const { createMockFetch, mockFetch } = await import('@marketrow/fixtures/node');
  if (size === undefined) return mockFetch;
  const [{ createHandlers }, { createCatalogData }] = await Promise.all([
    import('@marketrow/fixtures/handlers'),
    import('@marketrow/fixtures/catalog'),
  ]);
  return createMockFetch(createHandlers({ data: createCatalogData({ products: size }) }));
}
