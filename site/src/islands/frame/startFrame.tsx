/* Takes over the page's frame: loaded by `scripts/lib/intent.ts` once a shopper is about to use it. */
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { FrameData } from '../../data/frameData';
import { find, frameSelectors, read, type Panel } from '../../markup';
import { readJson } from '../../readJson';
import { frameFile, localeOfParam } from '../../routes';
import { flushSync } from 'react-dom';
import { FrameNavigation } from './FrameNavigation';
import { FramePanels } from './FramePanels';
import { FrameSearch } from './FrameSearch';
import { loadSheet } from '../../loadSheet';
import panelsHref from '../../styles/sheets/panels.css?url';

/**
 * Reads what the frame shows, and hydrates navigation and search in place: focus and typed text stay. Returns the function
 * that opens a drawer over the page.
 */
export async function startFrame(): Promise<(panel: Panel) => void> {
  const sheet = loadSheet(panelsHref);
  const data = await readJson<FrameData>(frameFile(localeOfParam(document.documentElement.lang)), 'megaMenu');
  await sheet;
  const navigation = find(document, 'navigation');
  const search = find(document, 'search-box');
  const current = navigation ? read(navigation, 'navigation').current : undefined;
  let open: (panel: Panel) => void = () => undefined;
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  flushSync(() => {
    root.render(<FramePanels data={data} current={current} onReady={(show) => (open = show)} />);
    if (navigation)
      hydrateRoot(navigation, <FrameNavigation data={data} current={current} />, { identifierPrefix: 'nav' });
    if (search) {
      const { placeholder } = read(search, 'search-box');
      hydrateRoot(search, <FrameSearch data={data} placeholder={placeholder} />, { identifierPrefix: 'search' });
    }
  });
  // A link that is announced as a button also answers to Space.
  addEventListener('keydown', (event) => {
    const opener = (event.target as Element).closest<HTMLElement>(frameSelectors.opener);
    if (event.key !== ' ' || !opener) return;
    event.preventDefault();
    opener.click();
  });
  // React tells nobody that it has hydrated: the effects of the controls run in a task that it has queued by now, and the
  // timer's task comes after it. A press that is played again then meets the finished controls.
  await new Promise((resolve) => setTimeout(resolve));
  return (panel) => open(panel);
}
