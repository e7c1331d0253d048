import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss, { type ChildNode, type Root } from 'postcss';

/** What every page of the shop has. */
const frameSheet = new URL('../styles/shop.css', import.meta.url);

/** Sheets that pages link only after this other one. */
const companions: Record<string, string> = {
  market: 'home',
  gift: 'home',
  grocery: 'home',
  'grocery-list': 'sided-list',
};

/** The rules in the layers of a sheet: each as text that also names its layer, with the rule itself. */
function layerRules(sheet: Root): { text: string; rule: ChildNode }[] {
  return sheet.nodes.flatMap((layer) =>
    layer.type === 'atrule' && layer.name === 'layer'
      ? (layer.nodes ?? []).map((rule) => ({ text: `${layer.params} ${rule.toString()}`, rule }))
      : [],
  );
}

/** The rules that a sheet takes from the kit. */
function kitRulesOf(sheet: URL): Set<string> {
  const imports = readFileSync(sheet, 'utf8').matchAll(/@import '(@marketrow\/components\/.+)'/g);
  const sheets = [...imports].map(([, path = '']) => readFileSync(fileURLToPath(import.meta.resolve(path)), 'utf8'));
  return new Set(sheets.flatMap((css) => layerRules(postcss.parse(css)).map(({ text }) => text)));
}

/** The rules that every page has beside a sheet of `styles/sheets`; `frame` are those of the frame. */
function rulesBeside(name: string, frame: ReadonlySet<string>): ReadonlySet<string> {
  const companion = companions[name];
  const beside =
    companion === undefined ? [] : kitRulesOf(new URL(`../styles/sheets/${companion}.css`, import.meta.url));
  return new Set([...frame, ...beside]);
}

/**
 * Takes the rules out of a template's sheet that the page has anyway. The kit's sheet of a component holds all that the component
 * draws, so that a button's rules would come with the frame, and with the template once for each component that draws a button. What
 * is seen stays: every page links the frame's sheet after its template's, and of two rules that are the same the later one counts.
 *
 * @param css the template's sheet, with what it imports in place
 * @param shared the rules of other sheets, as {@link layerRules} names them
 */
export function leanSheet(css: string, shared: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  const rules = layerRules(sheet);
  const last = new Map(rules.map(({ text, rule }) => [text, rule]));
  for (const { text, rule } of rules) if (shared.has(text) || last.get(text) !== rule) rule.remove();
  return sheet.toString();
}

/** Makes the sheets of `styles/sheets` lean. Those that a script loads by their address stay whole: they come after the frame's. */
export function leanSheets() {
  let frame: ReadonlySet<string> | undefined;
  return {
    name: 'marketrow:lean-sheets',
    apply: 'build' as const,
    transform: {
      filter: { id: /\/styles\/sheets\/[\w-]+\.css$/ },
      handler: (css: string, id: string) => {
        frame ??= kitRulesOf(frameSheet);
        return { code: leanSheet(css, rulesBeside(basename(id, '.css'), frame)), map: null };
      },
    },
  };
}
