import type { ArgTypesEnhancer } from 'storybook/internal/types';

type Type = { name: string; value?: unknown; raw?: string };

/**
 * Makes the tables of props readable: `@default` of a doc comment goes to its own column, a union is written out, and
 * `string | undefined` gets the control of a string.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [description = '', standard] = (argType.description ?? '').split(/\s*@default\s+/);
      const members = membersOf(argType.type);
      const only = members.length === 1 ? members[0] : undefined;
      return [
        name,
        {
          ...argType,
          description,
          ...(only && ['string', 'number', 'boolean'].includes(only.name) ? { type: only } : {}),
          table: {
            ...argType.table,
            ...(members.length > 0 ? { type: { summary: members.map(written).join(' | ') } } : {}),
            ...(standard === undefined ? {} : { defaultValue: { summary: standard.trim() } }),
          },
        },
      ];
    }),
  ) as typeof argTypes;

function membersOf(type: Type | undefined): Type[] {
  if (!type || !Array.isArray(type.value)) return [];
  const members: Type[] =
    type.name === 'enum' ? type.value.map((value: unknown) => ({ name: 'enum', value: JSON.stringify(value) })) : [];
  if (type.name === 'union') members.push(...(type.value as Type[]));
  return members.filter(({ name, value, raw }) => ![name, value, raw].includes('undefined'));
}

function written({ name, value, raw }: Type): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return raw ?? name;
}
