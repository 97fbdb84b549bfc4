import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runOrExit, say } from './project.mjs';

/** The headless build of the browser: the tests take a quarter less CPU time. */
const WITHOUT_WINDOW = 'chromium-headless-shell';
const NAMES = [
  WITHOUT_WINDOW,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_PATHS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * Returns the path of a Chromium or Chrome: `CHROME_PATH`, the system's own, or the distribution's package,
 * which is installed if this user may do so. Otherwise prints what to do and exits with code 1.
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  const apt = findAptGet();
  if (apt) {
    runOrExit(apt[0], [...apt.slice(1), 'update', '-q']);
    const name = isPackage(WITHOUT_WINDOW) ? WITHOUT_WINDOW : 'chromium';
    say(`Installing the browser for the tests (package ${name}).`);
    runOrExit(apt[0], [...apt.slice(1), 'install', '-y', '-q', '--no-install-recommends', name], {
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

/** Returns the command that runs apt-get as root without a prompt; undefined if that is not possible. */
function findAptGet() {
  if (process.env.CHROME_PATH || !existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return ['/usr/bin/apt-get'];
  const maySudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  return maySudo ? ['sudo', '-n', '/usr/bin/apt-get'] : undefined;
}

/** Whether this distribution has a package of that name: not all have both browsers. */
function isPackage(name) {
  const { status, stdout } = spawnSync('apt-cache', ['policy', name], { encoding: 'utf8' });
  return status === 0 && /Candidate: \d/.test(stdout);
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
