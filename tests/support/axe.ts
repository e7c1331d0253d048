import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Extent {
  /** Selector of the part to look at, else the whole page. */
  within?: string;
  /** The only rules to apply. */
  rules?: string[];
}

/** What axe finds: a line for each rule that is broken, with the elements that break it. */
export async function axeFindings(page: Page, { within, rules }: Extent = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    // Axe ships it switched off.
    ...(rules ? {} : { rules: { 'target-size': { enabled: true } } }),
    // What passes is not described element by element.
    resultTypes: ['violations'],
  });
  if (within !== undefined) axe.include(within);
  // The other mode writes every element of every rule out, and reads that in a second page, to join frames of other
  // origins: two thirds of the time. The shop has no frames.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
