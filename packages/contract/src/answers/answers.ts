import type { Answer, CallPath, MockCall } from '../calls/index.ts';
import type { Resolver } from './call.ts';

/** Makes lists readonly: all calls share the records in memory. */
type Served<Data> = Data extends (infer Member)[] ? readonly Member[] : Data;

/** Resolvers by call; those of GET return data of the call's schema. */
export type Answers = {
  readonly [Call in MockCall]: Call extends `GET ${infer Path extends CallPath}`
    ? Resolver<Served<Answer<Path>>>
    : Resolver;
};
