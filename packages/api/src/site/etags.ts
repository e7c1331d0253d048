/** Whether an `If-None-Match` header names this ETag, a weak mark aside. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || strong(tag.trim()) === strong(etag));
}

function strong(etag: string): string {
  return etag.replace(/^W\//, '');
}
