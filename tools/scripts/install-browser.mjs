import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runOrExit, say } from './project.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_PATHS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * Path of a Chromium or Chrome: `CHROME_PATH`, the system's own, or the distribution's package, which is
 * installed where this user may do so. Otherwise says what to do and ends the process with code 1.
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  const apt = findAptGet();
  if (apt) {
    say('Installing the browser for the tests (Debian package chromium).');
    runOrExit(apt[0], [...apt.slice(1), 'update', '-q']);
    runOrExit(apt[0], [...apt.slice(1), 'install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
    const installed = findBrowser();
    if (installed) return installed;
  }
  say('The browser tests need Chromium or Google Chrome: install one, or set CHROME_PATH to its program.');
  process.exit(1);
}

function findBrowser() {
  const given = process.env.CHROME_PATH;
  if (given) return isProgram(given) ? given : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  if (process.platform === 'darwin') candidates.push(...MAC_PATHS);
  return candidates.find(isProgram);
}

/** The words that run apt-get as root without asking anybody; undefined where that is not possible. */
function findAptGet() {
  if (process.env.CHROME_PATH || !existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return ['/usr/bin/apt-get'];
  const maySudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  return maySudo ? ['sudo', '-n', '/usr/bin/apt-get'] : undefined;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensureBrowser());
