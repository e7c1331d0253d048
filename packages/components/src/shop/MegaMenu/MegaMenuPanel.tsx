import { useId } from 'react';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.js';
import { imageElement } from '../../internal/render/images.js';
import type { RenderImage } from '../../internal/render/images.js';
import { linkElement } from '../../internal/render/links.js';
import type { RenderLink } from '../../internal/render/links.js';
import './MegaMenu.css';
import type { MegaMenuItem } from './types.js';

export interface MegaMenuPanelProps {
  /** Item that the panel belongs to. */
  item: MegaMenuItem;
  /** All items, for the list at the side. */
  items: readonly MegaMenuItem[];
  /** Renders each link. */
  renderLink: RenderLink | undefined;
  /** Renders each image. */
  renderImage: RenderImage | undefined;
  /** Called when the pointer enters an item of the list; its panel opens after `hoverDelay`. */
  onRest: (href: string) => void;
}

/** Panel: all items at the side, link groups, and an image that links to a product. */
export function MegaMenuPanel({ item, items, renderLink, renderImage, onRest }: MegaMenuPanelProps) {
  const id = useId();
  const { columns = [], feature } = item;
  return (
    <div className="mr-MegaMenu-content">
      {/* Repeats the items of the row for the pointer; keyboard and screen readers use the row. */}
      <div className="mr-MegaMenu-rail" aria-hidden="true">
        {items.map(({ title, href, src }) => (
          <div key={href} data-active={href === item.href ? '' : undefined}>
            {linkElement(renderLink, {
              className: 'mr-MegaMenu-railLink',
              href,
              tabIndex: -1,
              onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && href !== item.href && onRest(href),
              children: (
                <>
                  {src === undefined
                    ? null
                    : imageElement(renderImage, { src, alt: '', width: 40, height: 40, decoding: 'async' })}
                  <span className="mr-MegaMenu-railText">{title}</span>
                  {href === item.href ? <ChevronRightIcon /> : null}
                </>
              ),
            })}
          </div>
        ))}
      </div>
      <div className="mr-MegaMenu-columns">
        {columns.map(({ title, links }, index) => (
          <div key={title}>
            <p id={`${id}-${index}`} className="mr-MegaMenu-columnTitle">
              {title}
            </p>
            <ul role="list" aria-labelledby={`${id}-${index}`}>
              {links.map((link) => (
                <li key={link.href}>
                  {linkElement(renderLink, {
                    className: 'mr-MegaMenu-columnLink',
                    href: link.href,
                    children: link.title,
                  })}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {feature === undefined
        ? null
        : linkElement(renderLink, {
            className: 'mr-MegaMenu-feature',
            href: feature.href,
            children: (
              <>
                {imageElement(renderImage, {
                  src: feature.src,
                  srcSet: feature.srcSet,
                  sizes: '280px',
                  alt: '',
                  width: 560,
                  height: 560,
                  decoding: 'async',
                })}
                <span className="mr-MegaMenu-featureText">
                  <b>{feature.title}</b>
                  {feature.description === undefined ? null : <span>{feature.description}</span>}
                </span>
              </>
            ),
          })}
    </div>
  );
}
