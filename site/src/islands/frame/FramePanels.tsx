import { PhoneMenu } from '@marketrow/components/PhoneMenu';
import { useEffect, useState } from 'react';
import { iconByName } from '@marketrow/components/icons/byName';
import type { FrameData } from '../../data/frameData';
import type { Panel } from '../../markup';
import { CartRefusal } from './CartRefusal';
import { FrameCart } from './FrameCart';

export interface FramePanelsProps {
  data: FrameData;
  /** Address of the item that the page belongs to. */
  current: string | undefined;
  /** Hands out the function that opens a panel. */
  onReady: (open: (panel: Panel) => void) => void;
}

/** The drawers over the page: the cart, and the menu of phones. */
export function FramePanels({ data, current, onReady }: FramePanelsProps) {
  const [panel, setPanel] = useState<Panel>();
  useEffect(() => onReady(setPanel), [onReady]);
  // A page that comes back from the browser's history comes back without a drawer.
  useEffect(() => {
    const close = () => setPanel(undefined);
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, []);
  return (
    <>
      <CartRefusal messages={data.refusal} />
      <FrameCart data={data} open={panel === 'cart'} onClose={() => setPanel(undefined)} />
      <PhoneMenu
        open={panel === 'menu'}
        onOpenChange={() => setPanel(undefined)}
        items={data.categories.map(({ iconName, ...item }) => ({ ...item, icon: iconName && iconByName(iconName) }))}
        links={data.links}
        languages={pageLanguages()}
        currentLang={data.locale}
        currentHref={current}
        accountHref={data.hrefs.account}
        labels={data.labels.PhoneMenu}
      />
    </>
  );
}

/** The languages as the bar above the header offers them: its links keep page and query. */
function pageLanguages() {
  return [...document.querySelectorAll<HTMLAnchorElement>('section a[hreflang]')].map((link) => ({
    lang: link.hreflang,
    title: link.lastElementChild?.textContent ?? '',
    href: link.href,
  }));
}
