/*
 * What a bundler for server components does, for plain Node: a file that says 'use client', and Next's own client components,
 * become references; all other files really run.
 */
import { registerHooks } from 'node:module';

const server = import.meta.resolve('react-server-dom-parcel/server.node');
const nextClientModules = ['next/link', 'next/image'];

registerHooks({
  resolve(specifier, context, next) {
    if (nextClientModules.includes(specifier)) return { url: `client:${specifier}`, shortCircuit: true };
    return next(specifier, context);
  },
  load(url, context, next) {
    if (url.startsWith('client:')) {
      return {
        format: 'module',
        source: references(`${url.slice('client:'.length)}.js`, ['default']),
        shortCircuit: true,
      };
    }
    const loaded = next(url, context);
    const text = loaded.source?.toString() ?? '';
    if (!/^['"]use client['"]/.test(text)) return loaded;
    const list = /export \{([^}]*)\}/.exec(text)?.[1] ?? '';
    const names = list.split(',').map((name) => name.trim().replace(/^.* as /, ''));
    return { ...loaded, source: references(url, names.filter(Boolean)) };
  },
});

/** @param {string} id @param {string[]} names */
function references(id, names) {
  const lines = names.map((name) => {
    const reference = `server.createClientReference(${JSON.stringify(id)}, ${JSON.stringify(name)}, [])`;
    return name === 'default' ? `export default ${reference};` : `export const ${name} = ${reference};`;
  });
  return `import server from ${JSON.stringify(server)};\n${lines.join('\n')}`;
}
