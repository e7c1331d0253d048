/**
 * Returns the files that an address may mean, best first, relative to the site's folder: `/` is `index.html`; `/x` is `x`,
 * `x.html` or `x/index.html`. Empty for invalid escapes, and for paths that leave the folder or reach a hidden file.
 */
export function candidatesOf(path: string): string[] {
  const segments = decodeSegments(path);
  if (!segments) return [];
  const name = segments.join('/');
  return name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
}

/** Returns the address without needless slashes; `undefined` if it has none. Never leaves this origin. */
export function withoutNeedlessSlashes(path: string): string | undefined {
  // "//host" at the start of a Location would be another origin.
  // The lookbehind keeps this linear for a long run of slashes.
  const clean = path.replace(/^\/{2,}/, '/').replace(/(?<=[^/])\/+$/, '');
  return clean === path ? undefined : clean;
}

function decodeSegments(path: string): string[] | undefined {
  try {
    const segments = path.slice(1).split('/').map(decodeURIComponent);
    return segments.every(isOrdinary) ? segments : undefined;
  } catch {
    return undefined; // An escape such as %ZZ.
  }
}

function isOrdinary(segment: string): boolean {
  return (!segment.startsWith('.') || segment === '.well-known') && !/[/\\\0]/.test(segment);
}
