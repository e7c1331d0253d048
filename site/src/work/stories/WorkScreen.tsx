import type { ReactNode } from 'react';
import '../../styles/page.css';
import '../../styles/work-dashboard.css';
import '../../styles/work-frame.css';
import '../../styles/work-list.css';
import '../../styles/work-record.css';
import { href, localeFacts, locales } from '../../routes';
import type { WorkArea } from '../../workRoutes';
import type { WorkContext } from '../base/model';
import type { SellersShop } from '../base/vendorShop';
import { readWaiting, type Waiting } from '../base/waiting';
import { WorkNav } from '../frame/WorkNav';
import { WorkBanner } from '../frame/WorkParts';
import { WorkTools } from '../frame/WorkTools';
import { testContext } from '../testing/workContext';
import { ShopSelect } from '../vendor/ShopSelect';
import { sellersOf } from '../vendor/readVendor';
import { localeOf, readBuilt, type StoryContext } from './built';

/** What the frame of a screen is built with. */
export interface FrameData {
  context: WorkContext;
  area: WorkArea;
  waiting: Waiting;
  shops: SellersShop[] | undefined;
}

/** Reads what the frame of an area needs. */
export async function readFrame(area: WorkArea, story: StoryContext): Promise<FrameData> {
  const locale = localeOf(story);
  const [waiting, shops, sellers] = await Promise.all([
    readWaiting(area, (call) => readBuilt(call, locale)),
    readBuilt('/api/shops', locale),
    readBuilt('/api/admin/sellers', locale),
  ]);
  return {
    context: testContext(locale),
    area,
    waiting,
    shops: area === 'vendor' ? sellersOf(shops, sellers) : undefined,
  };
}

interface WorkScreenProps extends FrameData {
  /** Path of the page without its language. */
  path: string;
  /** Path of the page of the side bar that is marked. */
  current?: string;
  title: string;
  /** Before the title, and at the end of its row. */
  before?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A whole screen of an area, as the layout `WorkPage.astro` builds it. */
export function WorkScreen(props: WorkScreenProps) {
  const { context, area, waiting, shops, path, current = path, title, before, actions, children } = props;
  const { frame, banner } = context.messages;
  const person = { name: 'Gage Paquette', role: frame.role, image: '/images/people/gage-paquette.webp' };
  const languages = locales.map((lang) => ({ lang, name: localeFacts[lang].name, href: href(lang, path) }));
  return (
    <div className="work">
      <header className="work-side">
        <WorkNav {...{ context, area, current, waiting }} name="Marketrow" />
      </header>
      <div className="work-page">
        <section className="work-top" aria-label={frame.tools}>
          <WorkTools {...{ context, area, waiting, person, shops, languages }} />
        </section>
        <main id="main" tabIndex={-1}>
          <div className="work-head">
            {before}
            <h1>{title}</h1>
            {actions}
          </div>
          <div className="work-note">
            <WorkBanner text={banner} />
            {shops ? <ShopSelect context={context} shops={shops} /> : null}
          </div>
          {children}
        </main>
      </div>
    </div>
  );
}
