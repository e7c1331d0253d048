/*
 * The row of stories: its links open the viewer. The viewer and React are fetched when a pointer or the focus comes to the
 * row; where that fails, the link leads to what the story is about.
 */
import { findAll, read } from '../../markup';

for (const row of findAll(document, 'stories')) {
  const links = [...row.querySelectorAll('a')];
  const load = () => import('../../islands/openStories');
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    row.addEventListener(type, () => void load().catch(() => undefined), { once: true, passive: true });
  }

  const open = async (link: HTMLAnchorElement) => {
    try {
      const { openStories } = await load();
      link.focus();
      openStories(read(row, 'stories'), links.indexOf(link), (index) => {
        links[index]?.closest('li')?.setAttribute('data-seen', '');
      });
    } catch {
      location.assign(link.href);
    }
  };

  for (const link of links) {
    link.setAttribute('role', 'button');
    link.setAttribute('aria-haspopup', 'dialog');
    link.addEventListener('click', (event) => {
      // A new tab or window still gets the page.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void open(link);
    });
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      void open(link);
    });
  }
}
