import type { Page } from '@playwright/test';

/** One change of style: `property` of the rules with `selector`, from one value to another. */
export interface Mutation {
  kind: string;
  selector: string;
  property: string;
  from: string;
  to: string;
  /** Which one, of declarations that are the same. */
  place: number;
}

/** A declaration as it is changed, and set back. Kept by the page. */
interface Declared extends Mutation {
  style: CSSStyleDeclaration;
}

declare global {
  interface Window {
    declared?: Declared[];
  }
}

/**
 * Finds the changes of style that a page can be given: one of each declaration in rules for the classes of a component whose
 * look a picture can hold. Leaves out motion, print, forced colors and pages without scripts.
 */
export function findMutations(page: Page, component: string): Promise<Mutation[]> {
  return page.evaluate((name) => {
    // Inside the component, for its own custom properties.
    const box = document.createElement('div');
    const probe = box.appendChild(document.createElement('i'));
    (document.querySelector(`[class*="mr-${name}-"]`) ?? document.body).append(box);
    const isLength = (part: string) => {
      probe.style.cssText = 'position: absolute';
      probe.style.width = /^\d*\.?\d+(px|rem|em)$/.test(part) ? part : `calc(${part} + 77px)`;
      return parseFloat(getComputedStyle(probe).width) > 0;
    };
    const isColor = (part: string) => {
      if (!/^(var|oklch|color-mix)\(|^currentcolor$/i.test(part)) return false;
      // A value that is none is inherited.
      box.style.color = 'rgb(1, 2, 3)';
      probe.style.cssText = `color: ${part}`;
      const { color } = getComputedStyle(probe);
      // 2 % of a veil are less than a level.
      const isVeil = /(\/|^rgba\(.*,) (0|0?\.[0-4]\d*)\)$/.test(color);
      return part.toLowerCase() === 'currentcolor' || (color !== 'rgb(1, 2, 3)' && !isVeil);
    };
    // The parts of a value: `1px solid var(--x, red)` has three.
    const partsOf = (value: string) =>
      value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\))+/g) ?? [];

    // Motion, and what a still picture of a page without a pointer does not show.
    const unseen =
      /^(transition|animation|cursor|content|will-change|contain|touch-action|scroll|pointer|user-select|-webkit|order|counter|transform|translate|interpolate|appearance|view-transition|anchor|position-|overscroll|overflow|clip|mask|filter|isolation|font-family|font$|grid-area|grid-template-areas|--)/;

    const changesOf = (property: string, value: string): [kind: string, to: string][] => {
      if (unseen.test(property) || value.trim() === '') return [];
      if (property === 'z-index') return /auto|-1/.test(value) ? [] : [['layer', '-1']];
      if (property === 'box-shadow') return value === 'none' ? [] : [['shadow', 'none']];
      if (property === 'font-weight') return /inherit/.test(value) ? [] : [['weight', `calc(${value} + 50)`]];
      if (property === 'opacity') return [['opacity', `calc(${value} - 0.02)`]];
      if (/^(justify|align|place|text-align)/.test(property))
        return [['alignment', value === 'center' ? 'start' : 'center']];
      const changes: [string, string][] = [];
      const parts = partsOf(value);
      if (/color|^background$|^fill|^stroke$|^border|^outline$/.test(property)) {
        const color = parts.find(isColor);
        if (color) changes.push(['lightness', value.replace(color, `oklch(from ${color} calc(l - 0.02) c h / alpha)`)]);
      }
      const length =
        /color|^background|^fill|^stroke$/.test(property) || /--mr-radius-(pill|round)/.test(value)
          ? undefined
          : parts.find(isLength);
      if (length) {
        const kind = /radius/.exec(property)
          ? 'radius'
          : (/^(?:border|outline|padding|margin|gap|font|line)/.exec(property)?.[0] ?? 'size');
        changes.push([kind, value.replace(length, `calc(${length} ${length.endsWith('%') ? '-' : '+'} 1px)`)]);
      }
      return changes;
    };

    const found: Declared[] = [];
    const read = (rules: CSSRuleList, outer: string) => {
      for (const rule of rules) {
        if (
          rule instanceof CSSMediaRule &&
          /print|forced-colors|scripting|no-preference|pointer: coarse/.test(rule.conditionText)
        )
          continue;
        const selector = rule instanceof CSSStyleRule ? `${outer} ${rule.selectorText}`.trim() : outer;
        // A dialog that is drawn in place has no backdrop.
        const isOwn = new RegExp(`\\.mr-${name}-\\w`).test(selector) && !selector.includes('::backdrop');
        if (isOwn && (rule instanceof CSSStyleRule || rule instanceof CSSNestedDeclarations)) {
          for (const declaration of rule.style.cssText.split(/;\s*/)) {
            const [, property = '', from = ''] = /^([\w-]+):\s*(.+?)(?: !important)?$/.exec(declaration) ?? [];
            for (const [kind, to] of changesOf(property, from)) {
              const same = found.filter(
                (one) => one.selector === selector && one.property === property && one.to === to,
              );
              found.push({ kind, selector, property, from, to, place: same.length, style: rule.style });
            }
          }
        }
        if ('cssRules' in rule)
          read(
            rule.cssRules as CSSRuleList,
            rule instanceof CSSMediaRule || rule instanceof CSSContainerRule
              ? `${selector} @${rule.conditionText}`
              : selector,
          );
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules, '');
    box.remove();
    window.declared = [...found];
    const place = { property: '', from: '', place: 0, style: box.style };
    const root = `[class*="mr-${name}-"]`;
    const icon = `:is(${root} svg, svg${root})`;
    if (document.querySelector(icon)) found.push({ ...place, kind: 'icon', selector: icon, to: 'gone' });
    found.push({ ...place, kind: 'label', selector: root, to: 'two letters longer, in German' });
    return found.map(({ kind, selector, property, from, to, place }) => ({
      kind,
      selector,
      property,
      from,
      to,
      place,
    }));
  }, component);
}

/** Changes the page by one mutation, once `findMutations` has read it, or sets it back. False where the page has no such place. */
export function mutate(page: Page, mutation: Mutation, back = false): Promise<boolean> {
  return page.evaluate(
    ([{ kind, selector, property, from, to, place }, isBack]) => {
      if (kind === 'icon') {
        const icons = [...document.querySelectorAll<SVGElement>(selector)];
        const icon = icons.find((one) =>
          isBack
            ? one.style.visibility === 'hidden'
            : one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        );
        if (icon) icon.style.visibility = isBack ? '' : 'hidden';
        return icon !== undefined;
      }
      if (kind === 'label') {
        if (document.documentElement.lang !== 'de') return false;
        const isShown = ({ data, parentElement: parent }: Text) =>
          /\p{L}{3}/u.test(data) &&
          parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          parent.getBoundingClientRect().width > 1 &&
          // For assistive technology alone.
          !getComputedStyle(parent).clipPath.startsWith('inset');
        const textsOf = (element: Element): Text[] => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const texts: Text[] = [];
          while (walker.nextNode()) texts.push(walker.currentNode as Text);
          return texts;
        };
        const text = [...document.querySelectorAll(selector)].flatMap(textsOf).find(isShown);
        if (text) text.data = isBack ? text.data.slice(0, -2) : `${text.data}en`;
        return Boolean(text);
      }
      const one = window.declared?.find(
        (other) =>
          other.selector === selector && other.property === property && other.to === to && other.place === place,
      );
      one?.style.setProperty(property, isBack ? from : to, one.style.getPropertyPriority(property));
      return one !== undefined;
    },
    [mutation, back] as const,
  );
}
