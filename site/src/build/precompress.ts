import type { AstroIntegration } from 'astro';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { eachOf, filesUnder } from './files';

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
        let compressed = 0;
        await eachOf(files, async (file) => {
          if (await compress(file)) compressed += 1;
        });
        logger.info(`compressed ${String(compressed)} of ${String(files.length)} text files`);
      },
    },
  };
}

async function compress(file: string): Promise<boolean> {
  const source = await readFile(file);
  if (source.length < worthwhile) return false;
  // Pages are many: quality 9 takes seven times as long as 7 for one hundredth less. Files that every page needs are few.
  const isPage = file.endsWith('.html');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isPage ? 7 : 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(source.length),
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(source, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(source, { level: isPage ? 6 : 9 }));
  return true;
}

/**
 * The smallest window, as a power of two, that holds so many bytes. The usual one of 4 MB finds nothing more in a page of 73 KB,
 * but takes two and a half times as long.
 */
function windowFor(bytes: number): number {
  const exponent = Math.ceil(Math.log2(bytes + 16));
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, exponent));
}
