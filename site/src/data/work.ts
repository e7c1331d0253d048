import type { CallPath } from '@marketrow/contract/calls';
import { read, type Data } from './api';

export type { Data } from './api';

/** The calls of the areas of work. */
export type WorkCall = Extract<CallPath, `/api/admin/${string}` | `/api/vendor/${string}` | '/api/shops'>;

/** Reads a call of the areas of work at build time. */
export const readWork = read;

/** The answers of some calls, in their order. */
export type Answers<Calls extends readonly WorkCall[]> = { [Index in keyof Calls]: Data<Calls[Index]> };
