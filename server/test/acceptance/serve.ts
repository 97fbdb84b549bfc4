import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openControl } from './control.ts';
import { refuseProduction } from './refuse-production.ts';
import { logins, openStage } from './stage.ts';

/** Serves the portal with test control beside it and prints one JSON line with the addresses and logins. */
async function serve(): Promise<void> {
  refuseProduction(process.env);
  const folder = await mkdtemp(join(tmpdir(), 'serai-acceptance-'));
  await chmod(folder, 0o711);
  const stage = await openStage(folder, Number(process.env.PORT ?? 0));
  const control = openControl(stage);
  await control.listen({ host: '127.0.0.1', port: Number(process.env.CONTROL_PORT ?? 0) });
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

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
