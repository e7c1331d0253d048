const sheets = import.meta.glob<string>('./brands/*.css', { query: '?raw', import: 'default', eager: true });

/** Sheets of the brands by the names of their files: one file in `brands/` is one entry of the toolbar. */
export const brands: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sheets).map(([file, css]) => [file.replace(/^.*\/|\.css$/g, ''), css]),
);

/** `Market hall` of `market-hall`. */
export function titleOfBrand(name: string): string {
  return (name.slice(0, 1).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
}

/** Sets the whole page in a brand, as a shop does that loads the file after the kit's sheets. */
export function showBrand(name: string): void {
  const id = 'brand';
  const style = document.getElementById(id) ?? document.head.appendChild(document.createElement('style'));
  style.id = id;
  style.textContent = brands[name] ?? '';
}
