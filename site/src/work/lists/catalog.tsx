import type { DataTableAction } from '@marketrow/components/DataTable';
import { PencilIcon } from '@marketrow/components/icons/PencilIcon';
import { TrashIcon } from '@marketrow/components/icons/TrashIcon';
import { href } from '../../routes';
import { workPaths } from '../../workRoutes';
import { Thing } from '../base/cells';
import { describeList, type ListTools, type WorkContext } from '../base/model';
import { RemovalDialog } from '../base/RemovalDialog';
import { listIsland } from '../list/listIsland';
import { choices, featuredColumn } from './parts';

interface CategoryRow {
  id: string;
  slug: string;
  name: string;
  image: string;
  level: number;
  featured: boolean;
}

const categories = describeList({
  area: 'admin',
  calls: ['/api/admin/category'],
  rowsOf: ([list]): CategoryRow[] =>
    list.map(({ id, slug, name, image, parent, featured }) => ({
      id,
      slug,
      name,
      image,
      level: parent.length + 1,
      featured,
    })),
  keyOf: ({ slug }) => slug,
  columnsOf: (context, tools) => {
    const { columns } = context.messages;
    return [
      {
        id: 'name',
        header: columns.name,
        value: ({ name }) => name,
        cell: ({ name, slug }) => (
          <Thing title={name} href={href(context.locale, workPaths.record('admin', 'categories', slug))} />
        ),
      },
      { id: 'id', header: columns.id, value: ({ id }) => id, type: 'code', cell: ({ id }) => id.slice(0, 8) },
      {
        id: 'image',
        header: columns.image,
        value: ({ image }) => image,
        sortable: false,
        searchable: false,
        exportable: false,
        cell: ({ image }) => <img className="work-picture" src={image} alt="" width="38" height="38" loading="lazy" />,
      },
      {
        id: 'level',
        header: columns.level,
        value: ({ level }) => level,
        type: 'number',
        filterItems: choices(['1', '2', '3'], (level) => level),
      },
      featuredColumn(context, tools),
    ];
  },
  actionsOf: (row, context, tools) => catalogActions('categories', row, context, tools),
  removal: { Dialog: RemovalDialog, nameOf: ({ name }) => name, used: 'removeParent' },
});

interface BrandRow {
  id: string;
  slug: string;
  name: string;
  image: string;
  type: string;
  featured: boolean;
}

const brands = describeList({
  area: 'admin',
  calls: ['/api/admin/brands', '/api/admin/category'],
  rowsOf: ([list, kinds]): BrandRow[] => {
    const names = new Map(kinds.map(({ slug, name }) => [slug, name]));
    return list.map(({ id, slug, name, image, type, featured }) => ({
      id,
      slug,
      name,
      image,
      type: names.get(type) ?? type,
      featured,
    }));
  },
  keyOf: ({ slug }) => slug,
  columnsOf: (context, tools) => {
    const { columns } = context.messages;
    return [
      {
        id: 'name',
        header: columns.name,
        value: ({ name }) => name,
        cell: ({ name, slug }) => (
          <Thing title={name} href={href(context.locale, workPaths.record('admin', 'brands', slug))} />
        ),
      },
      { id: 'id', header: columns.id, value: ({ id }) => id, type: 'code', cell: ({ id }) => id.slice(0, 8) },
      {
        id: 'image',
        header: columns.image,
        value: ({ image }) => image,
        sortable: false,
        searchable: false,
        exportable: false,
        cell: ({ image }) => <img className="work-mark" src={image} alt="" width="96" height="32" loading="lazy" />,
      },
      { id: 'type', header: columns.type, value: ({ type }) => type },
      featuredColumn(context, tools),
    ];
  },
  actionsOf: (row, context, tools) => catalogActions('brands', row, context, tools),
  removal: { Dialog: RemovalDialog, nameOf: ({ name }) => name },
});

function catalogActions<Row extends { slug: string }>(
  list: 'categories' | 'brands',
  row: Row,
  { locale, messages: { words } }: WorkContext,
  tools: ListTools<Row>,
): DataTableAction<Row>[] {
  return [
    { label: words.edit, icon: <PencilIcon />, href: href(locale, workPaths.record('admin', list, row.slug)) },
    { label: words.remove, icon: <TrashIcon />, tone: 'danger', onSelect: () => tools.askRemoval(row) },
  ];
}

/** These lists by the paths of their pages. */
export const catalogLists = { 'admin/categories': categories, 'admin/brands': brands };

export const CatalogLists = listIsland(catalogLists);
