import { Fragment } from 'react';
import type { MouseEvent } from 'react';
import { ClockIcon } from '../../icons/ClockIcon.js';
import { imageElement } from '../../internal/render/images.js';
import type { RenderImage } from '../../internal/render/images.js';
import { linkElement } from '../../internal/render/links.js';
import type { RenderLink } from '../../internal/render/links.js';
import './SearchBar.css';
import { splitMatch } from './searchBarState.js';
import type { SearchSuggestion } from './types.js';

export interface SearchBarListProps {
  /** Id of the list and prefix of the option ids. */
  id: string;
  /** Accessible name, also visible above recent searches. */
  label: string;
  /** Suggestions or recent searches. */
  options: readonly SearchSuggestion[];
  /** Whether the options are recent searches, which have a clock icon instead of an image. */
  isRecent: boolean;
  /** Index of the active option; -1 = none. */
  active: number;
  /** Search text, whose match is shown in bold. */
  query: string;
  /** Renders each link. */
  renderLink: RenderLink | undefined;
  /** Renders each image. */
  renderImage: RenderImage | undefined;
  /** Called when an option is followed. */
  onSelect: (suggestion: SearchSuggestion, event: MouseEvent) => void;
}

/**
 * Options under the field: links, activated by the arrow keys of the field and followed by Enter. None is a tab stop.
 */
export function SearchBarList({
  id,
  label,
  options,
  isRecent,
  active,
  query,
  renderLink,
  renderImage,
  onSelect,
}: SearchBarListProps) {
  return (
    <>
      {isRecent ? (
        <p className="mr-SearchBar-heading" aria-hidden="true">
          {label}
        </p>
      ) : null}
      <div className="mr-SearchBar-list" role="listbox" id={id} aria-label={label}>
        {options.map((option, index) => {
          const [before, match, after] = splitMatch(option.title, query);
          const link = linkElement(renderLink, {
            id: `${id}-${index}`,
            className: 'mr-SearchBar-option',
            href: option.href,
            role: 'option',
            tabIndex: -1,
            'aria-selected': index === active,
            onClick: (event) => onSelect(option, event),
            children: (
              <>
                {isRecent ? (
                  <span className="mr-SearchBar-thumb" data-recent="">
                    <ClockIcon />
                  </span>
                ) : (
                  <span className="mr-SearchBar-thumb">
                    {option.src === undefined
                      ? null
                      : imageElement(renderImage, { src: option.src, alt: '', width: 44, height: 44 })}
                  </span>
                )}
                <span className="mr-SearchBar-optionText">
                  <span>
                    <span>{before}</span>
                    {match === '' ? null : <b>{match}</b>}
                    <span>{after}</span>
                  </span>{' '}
                  <span className="mr-SearchBar-more">
                    <span>{option.description}</span> <span className="mr-SearchBar-detail">{option.detail}</span>
                  </span>
                </span>
              </>
            ),
          });
          return <Fragment key={option.id}>{link}</Fragment>;
        })}
      </div>
    </>
  );
}
