import { StoryViewer, type StoryViewerProps } from '@marketrow/components/StoryViewer';
import { createRoot, type Root } from 'react-dom/client';
import { loadSheet } from '../loadSheet';
import sheetHref from '../styles/sheets/stories.css?url';

await loadSheet(sheetHref);

let root: Root | undefined;
let openings = 0;

/** Shows stories over the page, beginning with the one at `first`. Calls `onSeen` with the position of each that is shown. */
export function openStories(
  { items, labels }: Pick<StoryViewerProps, 'items' | 'labels'>,
  first: number,
  onSeen: (index: number) => void,
): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  openings += 1;
  onSeen(first);
  root.render(
    <StoryViewer
      key={openings}
      items={items}
      labels={labels}
      defaultOpen
      defaultIndex={first}
      onIndexChange={onSeen}
    />,
  );
}
