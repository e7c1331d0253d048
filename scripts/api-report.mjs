import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import process from 'node:process';
import ts from 'typescript';
import { main, Problem } from './lib/progress.mjs';
import { inRoot } from './lib/root.mjs';

const usage = `npm run api-report [-- --check]
Writes docs/api/*.txt: every name that an entry of the built package exports, and the declaration of each type that these names reach.
  --check   fails where a committed report differs (a gate of npm test)`;

const printer = ts.createPrinter({ removeComments: true });

/** Entries of a package with the file of their types; one for each file that a pattern means. @param {string} folder */
function typedEntries(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([key, target]) => {
    const file = typeof target === 'string' ? target.replace(/\.js$/, '.d.ts') : target.types;
    if (!file?.endsWith('.d.ts')) return [];
    if (!file.includes('*')) return [{ key, file: join(folder, file) }];
    const files = globSync(file, { cwd: folder }).sort();
    return files.map((found) => ({ key: key.replace('*', basename(found, '.d.ts')), file: join(folder, found) }));
  });
}

/** Text of the report of one package. @param {string} folder */
function report(folder) {
  const entries = typedEntries(folder);
  const files = entries.map(({ file }) => file);
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  /** Statements that are reached, in the order in which they are found. @type {Set<ts.Statement>} */
  const reached = new Set();

  const reach = (/** @type {ts.Symbol} */ symbol) => {
    const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of original.declarations ?? []) {
      const { fileName } = declaration.getSourceFile();
      // A whole module, a global or a type of another package.
      if (
        ts.isSourceFile(declaration) ||
        relative(folder, fileName).startsWith('..') ||
        fileName.includes('node_modules')
      )
        continue;
      const statement = ts.findAncestor(declaration, (node) => ts.isSourceFile(node.parent));
      if (statement) take(/** @type {ts.Statement} */ (statement));
    }
  };
  const take = (/** @type {ts.Statement} */ statement) => {
    if (reached.has(statement)) return;
    reached.add(statement);
    const look = (/** @type {ts.Node} */ node) => {
      const symbol = ts.isIdentifier(node) && checker.getSymbolAtLocation(node);
      if (symbol) reach(symbol);
      ts.forEachChild(node, look);
    };
    look(statement);
  };

  const names = entries.map(({ key, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module ? checker.getExportsOfModule(module) : [];
    for (const symbol of exported) reach(symbol);
    return [key, ...exported.map(({ name }) => `  ${name}`).sort()].join('\n');
  });
  /** @type {Map<string, ts.Statement[]>} */
  const byFile = Map.groupBy(reached, (statement) => relative(folder, statement.getSourceFile().fileName));
  const declarations = [...byFile].sort().map(([file, statements]) => {
    const inOrder = statements.sort((a, b) => a.pos - b.pos);
    const source = /** @type {ts.Statement} */ (inOrder[0]).getSourceFile();
    const texts = inOrder.map((statement) => printer.printNode(ts.EmitHint.Unspecified, statement, source));
    return `// ${file}\n${texts.join('\n')}`;
  });
  return `${[...names, ...declarations].join('\n\n')}\n`;
}

await main(async () => {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg !== '--check');
  if (unknown) throw new Problem(`npm run api-report does not know "${unknown}".\n\n${usage}`);
  const folder = inRoot('docs', 'api');
  mkdirSync(folder, { recursive: true });
  const changed = [];
  for (const name of readdirSync(inRoot('packages'))) {
    const file = join(folder, `${name}.txt`);
    const text = report(inRoot('packages', name));
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    changed.push(`docs/api/${name}.txt`);
    if (args.length === 0) writeFileSync(file, text);
  }
  if (args.length > 0 && changed.length > 0) {
    throw new Problem(
      `The public types are not those of ${changed.join(', ')}. Renew with "npm run api-report", ` +
        'read the difference as a user of the package would, commit it and write a changeset.',
    );
  }
  console.log(changed.length > 0 ? `Written: ${changed.join(', ')}.` : 'The public types are those of the reports.');
  return 0;
});
