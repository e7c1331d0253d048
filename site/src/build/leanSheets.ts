import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss, { type ChildNode, type Root } from 'postcss';

/** What every page of the shop has. */
const frameSheet = new URL('../styles/shop.css', import.meta.url);

/** The rules in the layers of a sheet: each as text that also names its layer, with the rule itself. */
function layerRules(sheet: Root): { text: string; rule: ChildNode }[] {
  return sheet.nodes.flatMap((layer) =>
    layer.type === 'atrule' && layer.name === 'layer'
      ? (layer.nodes ?? []).map((rule) => ({ text: `${layer.params} ${rule.toString()}`, rule }))
      : [],
  );
}

/** The rules that the frame's sheet takes from the kit. */
function kitRulesOfFrame(): Set<string> {
  const imports = readFileSync(frameSheet, 'utf8').matchAll(/@import '(@marketrow\/components\/.+)'/g);
  const sheets = [...imports].map(([, path = '']) => readFileSync(fileURLToPath(import.meta.resolve(path)), 'utf8'));
  return new Set(sheets.flatMap((css) => layerRules(postcss.parse(css)).map(({ text }) => text)));
}

/**
 * Takes the rules out of a template's sheet that the frame's sheet has, too. The kit's sheet of a component holds all that the
 * component draws, so that a button's rules would come with the frame and again with the template. What is seen stays: every page
 * links the frame's sheet after its template's, and of two rules that are the same the later one counts.
 *
 * @param css the template's sheet, with what it imports in place
 * @param shared the rules of the frame's sheet, as {@link layerRules} names them
 */
export function leanSheet(css: string, shared: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  for (const { text, rule } of layerRules(sheet)) if (shared.has(text)) rule.remove();
  return sheet.toString();
}

/** Makes the sheets of `styles/sheets` lean. Those that a script loads by their address stay whole: they come after the frame's. */
export function leanSheets() {
  let shared: ReadonlySet<string> | undefined;
  return {
    name: 'marketrow:lean-sheets',
    apply: 'build' as const,
    transform: {
      filter: { id: /\/styles\/sheets\/[\w-]+\.css$/ },
      handler: (css: string) => ({ code: leanSheet(css, (shared ??= kitRulesOfFrame())), map: null }),
    },
  };
}
