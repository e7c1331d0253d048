import { localeParams } from '../../routes';
import { type WorkArea, recordKeyOf } from '../../workRoutes';
import { listPaths } from './index';

/** `getStaticPaths` entries of the lists of an area: one a language and a list. */
export function workListParams(area: WorkArea) {
  const own = listPaths.filter((path) => path.startsWith(`${area}/`));
  return localeParams().flatMap(({ params, props }) =>
    own.map((path) => ({ params: { ...params, list: recordKeyOf(path) }, props: { ...props, path } })),
  );
}
