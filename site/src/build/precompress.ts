import type { AstroIntegration } from 'astro';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder } from './files';

const text = /\.(?:html|css|js|json|xml|txt|svg|webmanifest)$/;
/** Below this many bytes a packet carries the file either way. */
const worthwhile = 1024;

/** Writes a `.br` and a `.gz` beside every text file, so that a host only has to send them. */
export function precompress(): AstroIntegration {
  return {
    name: 'marketrow:precompress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const files = (await filesUnder(fileURLToPath(dir))).filter((file) => text.test(file));
        const done = await Promise.all(files.map(compress));
        logger.info(`compressed ${String(done.filter(Boolean).length)} of ${String(files.length)} text files`);
      },
    },
  };
}

async function compress(file: string): Promise<boolean> {
  const source = await readFile(file);
  if (source.length < worthwhile) return false;
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
  };
  await Promise.all([
    promisify(brotliCompress)(source, quality).then((packed) => writeFile(`${file}.br`, packed)),
    promisify(gzip)(source, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
  return true;
}
