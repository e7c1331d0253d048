import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';

/** Absolute path of the repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {...string} parts path below the root @returns {string} the absolute path */
export const inRoot = (...parts) => join(root, ...parts);
