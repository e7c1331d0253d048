/** Rejected file with the reason. */
export interface RefusedFile {
  /** Name of the file. */
  name: string;
  /** Violated rule: number of files, size or type. */
  reason: 'count' | 'size' | 'type';
}

/** Returns true if a file matches `accept`, by the rules of the attribute: `.png`, `image/*`, `image/png`. */
export function isAccepted({ name, type }: { name: string; type: string }, accept: string | undefined): boolean {
  const kinds = accept?.split(',').map((kind) => kind.trim().toLowerCase()) ?? [];
  return (
    kinds.length === 0 ||
    kinds.some((kind) =>
      kind.startsWith('.')
        ? name.toLowerCase().endsWith(kind)
        : kind.endsWith('/*')
          ? type.startsWith(kind.slice(0, -1))
          : type === kind,
    )
  );
}

/** Adds files: one replaces the other unless `multiple`; duplicates are skipped. */
export function addFiles(
  now: readonly File[],
  added: readonly File[],
  rules: {
    accept?: string | undefined;
    maxBytes?: number | undefined;
    maxFiles?: number | undefined;
    multiple: boolean;
  },
): { files: readonly File[]; refused: readonly RefusedFile[] } {
  const refused: RefusedFile[] = [];
  const good = added.filter((file) => {
    const reason = !isAccepted(file, rules.accept)
      ? 'type'
      : file.size > (rules.maxBytes ?? Infinity)
        ? 'size'
        : undefined;
    if (reason) refused.push({ name: file.name, reason });
    return reason === undefined;
  });
  if (!rules.multiple) return { files: good.length > 0 ? good.slice(-1) : now, refused };
  const fresh = good.filter((file) => !now.some((other) => other.name === file.name && other.size === file.size));
  const room = Math.max(0, (rules.maxFiles ?? Infinity) - now.length);
  refused.push(...fresh.slice(room).map(({ name }) => ({ name, reason: 'count' as const })));
  return { files: [...now, ...fresh.slice(0, room)], refused };
}
