import { existsSync } from 'node:fs';
import process from 'node:process';
import { Problem, step } from './progress.mjs';
import { run, tail } from './run.mjs';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const systemBrowser = () => systemPaths.find((path) => existsSync(path));

/** Where Playwright keeps its own Chromium, if it has one. */
async function playwrightBrowser() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * Finds a Chromium for the tests or installs one, in the order: `CHROME_PATH`, a system browser, Playwright's own
 * (downloaded if that works), Debian's package when root. Sets `CHROME_PATH` for everything started afterwards.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {Problem} when there is none and none can be installed, saying what to do
 */
export async function ensureBrowser() {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) {
    throw new Problem(`CHROME_PATH is set to ${given}, but there is no such file. Correct or unset it.`);
  }
  const path = given ?? systemBrowser() ?? (await playwrightBrowser()) ?? (await installBrowser());
  process.env.CHROME_PATH = path;
  return path;
}

async function installBrowser() {
  const reasons = [];
  const download = await step('Downloading Chromium through Playwright', () =>
    run('npx', ['playwright', 'install', 'chromium'], { env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' } }),
  );
  const downloaded = await playwrightBrowser();
  if (download.code === 0 && downloaded) return downloaded;
  reasons.push(`Playwright's download: ${tail(download.output, 3)}`);

  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const apt = await step("Installing Debian's chromium packages", async () => {
      await run('apt-get', ['update', '-qq'], { env });
      return run(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell'],
        { env },
      );
    });
    const installed = systemBrowser();
    if (apt.code === 0 && installed) return installed;
    reasons.push(`apt-get: ${tail(apt.output, 3)}`);
  } else {
    reasons.push("Debian's package: only tried as root on a Debian system.");
  }
  throw new Problem(
    `No Chromium was found, and none could be installed.\n- ${reasons.join('\n- ')}\n\n` +
      'Install Chromium or Chrome (Debian: sudo apt-get install chromium) or set CHROME_PATH to one, then run this again.',
  );
}
