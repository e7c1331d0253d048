import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { Fragment } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { GridDenseIcon } from '../../icons/GridDenseIcon.js';
import { LayoutGridIcon } from '../../icons/LayoutGridIcon.js';
import { ListIcon } from '../../icons/ListIcon.js';
import { visuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './ProductGrid.css';

/** Layout of the products: columns, more and narrower columns, or one below the other. */
export type ProductGridLayout = 'grid' | 'compact' | 'list';

/** One product of the list. */
export interface ProductGridItem {
  /** Unique id. */
  id: string | number;
  /** Card of the product. */
  content: ReactNode;
}

export interface ProductGridProps extends Omit<ComponentProps<'div'>, 'children'>, SharedProps<never, 'ProductGrid'> {
  /** Accessible name of the list. @default from `labels` */
  label?: string | undefined;
  /** Products in order. */
  items: readonly ProductGridItem[];
  /** Current layout. The cards of a list need `layout="list"`. @default 'grid' */
  layout?: ProductGridLayout | undefined;
  /** Layouts offered by a switch above the list, which works without scripts. Omit to hide the switch. */
  layouts?: readonly ProductGridLayout[] | undefined;
  /** Called after a choice of the switch. Without it the switch is uncontrolled. */
  onLayoutChange?: ((layout: ProductGridLayout, details: ChangeDetails) => void) | undefined;
  /** Renders a tile, two columns wide, at every tenth position, counted from 1. Return `null` for none. */
  editorial?: ((place: number) => ReactNode) | undefined;
  /** Slot before the switch. */
  tools?: ReactNode;
}

const icons = { grid: LayoutGridIcon, compact: GridDenseIcon, list: ListIcon };
const every = 9;

/**
 * Products in columns that depend on the width of the grid itself. Renders a `<div>`; safe in server components without
 * `onLayoutChange`.
 * @selector [data-layout="grid|compact|list"]
 * @slot editorial at every tenth position @slot tools before the switch
 * @cssproperty --mr-product-grid-gap space between cards, row then column
 */
export function ProductGrid({
  label,
  items,
  layout = 'grid',
  layouts = [],
  onLayoutChange,
  editorial,
  tools,
  labels,
  className,
  'aria-label': ariaLabel,
  ...props
}: ProductGridProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.ProductGrid, settings.labels.ProductGrid, labels);
  return (
    <div {...rest} className={clsx('mr-ProductGrid-root mr-kit', className)} data-layout={layout}>
      {tools !== undefined || layouts.length > 1 ? (
        <div className="mr-ProductGrid-tools">
          {tools}
          {layouts.length > 1 && <ProductGridSwitch {...{ layout, layouts, onLayoutChange, labels: messages }} />}
        </div>
      ) : null}
      <div className="mr-ProductGrid-box">
        <ul role="list" className="mr-ProductGrid-items" aria-label={ariaLabel ?? label ?? messages.label}>
          {items.map(({ id, content }, index) => {
            const tile = index > 0 && index % every === 0 ? editorial?.(index / every) : undefined;
            return (
              <Fragment key={id}>
                {tile === undefined || tile === null ? null : <li className="mr-ProductGrid-tile">{tile}</li>}
                <li className="mr-ProductGrid-item">{content}</li>
              </Fragment>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

export interface ProductGridSwitchProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'name'>, SharedProps<never, 'ProductGrid'> {
  /** Accessible name. @default from `labels` */
  label?: string | undefined;
  /** Name of the form field. @default 'layout' */
  name?: string | undefined;
  /** Current layout. */
  layout: ProductGridLayout;
  /** Layouts to choose from. */
  layouts: readonly ProductGridLayout[];
  /** Called after a choice. Without it the switch is uncontrolled. */
  onLayoutChange?: ((layout: ProductGridLayout, details: ChangeDetails) => void) | undefined;
}

/** Switch of `ProductGrid`, for a page that places it elsewhere: radio buttons. Renders a `<fieldset>`. */
export function ProductGridSwitch({
  label,
  name = 'layout',
  layout,
  layouts,
  onLayoutChange,
  labels,
  className,
  ...props
}: ProductGridSwitchProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.ProductGrid, settings.labels.ProductGrid, labels);
  return (
    <fieldset {...rest} className={clsx('mr-ProductGrid-switch', className)}>
      <legend className={visuallyHidden}>{label ?? messages.layouts}</legend>
      {layouts.map((item) => {
        const Icon = icons[item];
        return (
          <label key={item} className="mr-ProductGrid-choice" title={messages[item]}>
            <input
              className="mr-ProductGrid-input"
              type="radio"
              name={name}
              value={item}
              {...(onLayoutChange ? { checked: item === layout } : { defaultChecked: item === layout })}
              onChange={onLayoutChange && (({ nativeEvent }) => onLayoutChange(item, { event: nativeEvent }))}
            />
            <span className="mr-ProductGrid-icon">
              <Icon />
              <span className={visuallyHidden}>{messages[item]}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
