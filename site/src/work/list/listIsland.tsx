import type { AnyList } from '../base/model';
import { WorkList, type WorkListProps } from './WorkList';

interface ListIslandProps<Path> extends Omit<WorkListProps, 'list'> {
  /** Path of the list without its first slash. */
  path: Path;
}

/** The island of some lists: a page loads the descriptions of those, and of no others. */
export function listIsland<Path extends string>(lists: Readonly<Record<Path, unknown>>) {
  return function ListIsland({ path, ...props }: ListIslandProps<Path>) {
    return <WorkList {...props} list={lists[path] as AnyList} />;
  };
}
