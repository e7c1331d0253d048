/* Makes HTML of what payload.mjs printed, with the client components that it names. */
import { createRequire, registerHooks } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { renderToString } from 'react-dom/server';
import client from 'react-server-dom-parcel/client.node';

// Next's own components are CommonJS without an exports map; a bundler finds them by name.
registerHooks({
  resolve(specifier, context, next) {
    const isNext = specifier === 'next/link' || specifier === 'next/image';
    return isNext ? { url: `next:${specifier}`, shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    if (!url.startsWith('next:')) return next(url, context);
    const file = import.meta.resolve(`${url.slice('next:'.length)}.js`);
    const source = `import module from ${JSON.stringify(file)};\nexport default module.default;`;
    return { format: 'module', source, shortCircuit: true };
  },
});

const require = createRequire(import.meta.url);
// How React asks for a client component's module; in an app the bundler answers.
const loadModule = (id) => {
  const loaded = require(id.startsWith('file:') ? fileURLToPath(id) : id);
  // A CommonJS file of another compiler: its exports are one step further in.
  return loaded.default?.__esModule ? loaded.default : loaded;
};
globalThis.parcelRequire = Object.assign(loadModule, {
  load: () => Promise.resolve(),
  extendImportMap: () => undefined,
  meta: { publicUrl: '' },
});
const page = await client.createFromNodeStream(process.stdin);
process.stdout.write(renderToString(page));
