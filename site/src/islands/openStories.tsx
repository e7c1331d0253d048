import { StoryViewer, type StoryViewerProps } from '@marketrow/components/StoryViewer';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { loadSheet } from '../loadSheet';
import sheetHref from '../styles/sheets/stories.css?url';

await loadSheet(sheetHref);

interface StoriesProps extends Pick<StoryViewerProps, 'items' | 'labels'> {
  first: number;
  /** Called with the position of each story that is shown. */
  onSeen: (index: number) => void;
}

/** The viewer of one opening: it begins at the story that was pressed and goes away when it is closed. */
function Stories({ items, labels, first, onSeen }: StoriesProps) {
  const [open, setOpen] = useState(true);
  return (
    <StoryViewer
      items={items}
      labels={labels}
      open={open}
      onOpenChange={setOpen}
      defaultIndex={first}
      onIndexChange={onSeen}
    />
  );
}

let root: Root | undefined;
let openings = 0;

/** Shows stories over the page, beginning with the one at `first`. */
export function openStories(
  { items, labels }: Pick<StoryViewerProps, 'items' | 'labels'>,
  first: number,
  onSeen: (index: number) => void,
): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  openings += 1;
  onSeen(first);
  root.render(<Stories key={openings} items={items} labels={labels} first={first} onSeen={onSeen} />);
}
