import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { projectRoot } from '../../src/platform/env/project-root.ts';
import { refuseProduction } from './refuse-production.ts';
import type { StageCurrency } from './stage.ts';

/**
 * Serves the portal with test control beside it and prints one JSON line with the addresses and logins. With
 * `--make FOLDER` it only loads the sample world into that folder; portals with `SERAI_MADE=FOLDER` start
 * from a copy of it.
 */
async function serve(): Promise<void> {
  refuseProduction(process.env);
  // No module of the portal is loaded before this check.
  const [{ openControl }, { logins, makeStageFolder, openStage }] = await Promise.all([
    import('./control.ts'),
    import('./stage.ts'),
  ]);
  const { values } = parseArgs({ options: { make: { type: 'string' } } });
  if (values.make !== undefined) return makeStageFolder(values.make);
  const folder = await mkdtemp(join(tmpdir(), 'serai-acceptance-'));
  await chmod(folder, 0o711);
  const made = process.env.SERAI_MADE;
  // Keeps the database user as owner of the database's files.
  if (made !== undefined) await promisify(execFile)('cp', ['-a', `${made}/.`, folder]);
  const stage = await openStage(folder, Number(process.env.PORT ?? 0), {
    site: await readSite(folder),
    made: made !== undefined,
  });
  const control = openControl(stage);
  try {
    await control.listen({ host: '127.0.0.1', port: Number(process.env.CONTROL_PORT ?? 0) });
  } catch (error) {
    // The database is a separate process and would be left running.
    await stage.close();
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  const { port } = control.server.address() as AddressInfo;
  const end = async () => {
    await control.close();
    await stage.close();
    await rm(folder, { recursive: true, force: true });
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  const addresses = {
    url: stage.url,
    control: `http://127.0.0.1:${port}`,
    openapi: `${stage.url}/api/openapi.json`,
  };
  process.stdout.write(`${JSON.stringify({ ...addresses, logins })}\n`);
}

/**
 * `SERAI_SITE="MMK 2100"`: a site in kyats, with the sample world's prices converted at that rate and one
 * hotel in eight for sale.
 */
async function readSite(folder: string): Promise<StageCurrency | undefined> {
  const [currency, perDollar] = process.env.SERAI_SITE?.split(' ') ?? [];
  if (currency === undefined || perDollar === undefined) return undefined;
  const world = join(folder, 'world');
  await mkdir(world);
  const make = join(projectRoot, 'tools/world/make-world.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', make, currency, perDollar, world, '8']);
  return { currency, perDollar: Number(perDollar), folder: world };
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
