/** The number of an order, as pages show it. */
export function orderNumber({ id }: { id: string }): string {
  return `#${id.slice(0, 8)}`;
}
