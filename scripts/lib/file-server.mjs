import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * Serves a folder as a static host does, and answers nothing else: `/cart` is `cart.html`, an unknown address the one
 * `404.html`, if there is one, with status 404, and every method but GET and HEAD 405.
 *
 * @param {string} folder
 * @param {{ port: number, host?: string, cacheControl?: string }} options `cacheControl`: the header of every answer. Default:
 *   `no-cache`
 * @returns {Promise<import('node:http').Server>} rejects when the port cannot be had
 */
export function serveFiles(folder, { port, host = '127.0.0.1', cacheControl = 'no-cache' }) {
  const server = createServer(({ method = 'GET', url = '/' }, response) => {
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const found = fileOf(folder, url);
    const file = found ?? fileOf(folder, '/404.html');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(found ? 200 : 404, {
      'content-type': types[/** @type {keyof typeof types} */ (extname(file))] ?? 'application/octet-stream',
      'content-length': statSync(file).size,
      'cache-control': cacheControl,
    });
    if (method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** The file of an address; undefined where there is none. Never one outside the folder. @param {string} folder @param {string} url */
function fileOf(folder, url) {
  let path;
  try {
    path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  } catch {
    return undefined;
  }
  if (path.includes('\0') || path.split(/[/\\]/).some((part) => part.startsWith('.'))) return undefined;
  const candidates = path === '/' ? ['index.html'] : [path, `${path}.html`, join(path, 'index.html')];
  return candidates.map((name) => join(folder, name)).find((file) => existsSync(file) && statSync(file).isFile());
}
