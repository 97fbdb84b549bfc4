import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type App, createApp } from './app.ts';
import { demoWorld, prepareDemo } from './demo/prepare-demo.ts';
import { buySampleArticle, fillWithContent } from './demo/sample-content.ts';
import { fillQueues } from './demo/sample-desk.ts';
import { fillWithOrders } from './demo/sample-orders.ts';
import { simulatedFlights } from './demo/simulated-flights.ts';
import { demoSupplier } from './demo/simulated-supplier.ts';
import { offerSetUp } from './features/accounts/accounts.ts';
import type { RateLimits } from './features/permissions/limit-rate.ts';
import { describeDesk } from './features/site/site.ts';
import { systemClock } from './platform/clock.ts';
import { openPortalDatabase } from './platform/db/portal-database.ts';
import { claimSecretKeys } from './platform/db/secret-keys-in-use.ts';
import { projectRoot } from './platform/env/project-root.ts';
import { withEnvFile } from './platform/env/read-env-file.ts';
import { openSecretKeys } from './platform/env/secret-keys.ts';
import { readSettings, type Settings } from './platform/env/settings.ts';
import { StartRefused } from './platform/env/start-refused.ts';
import { openStorages } from './platform/files/open-storages.ts';
import { loadWebBuild } from './platform/http/pages.ts';
import { createLog } from './platform/log/log.ts';
import { surviveClosedOutput } from './platform/log/survive-closed-output.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { createSecretBox, secretKeyId } from './platform/secret-box.ts';
import { createTexter } from './platform/sms/create-texter.ts';
import { loggedTexter } from './platform/sms/logged-texter.ts';
import { startWatchdog } from './platform/watchdog/watchdog.ts';
import type { Tables } from './tables.ts';

/** Grace period in which a stopping server still accepts requests until load balancers notice. */
const drainGraceMs = 2000;
const hardStopMs = 30_000;
/** A whole office may share one address. */
const requestsPerMinute = 6000;
/** Ten per database connection; beyond that a refusal is better than waiting. */
const callsAtOnce = 200;

const noProxyTrusted =
  'TRUST_PROXY is not set: behind a proxy all visitors share the limits of one address. Set it to the address of the proxy.';

/** Starts the portal from the settings, and stops it. */
async function main(): Promise<void> {
  surviveClosedOutput();
  const settings = readSettings(withEnvFile(process.env));
  const log = createLog(settings.logLevel);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const database = await openPortalDatabase<Tables>(
    settings,
    (line, level = 'info') => log[level](line),
    () => stop(1),
  );
  const { db, pool } = database;
  const secretKeys = openSecretKeys(settings.secretKeys, settings.dataDir);
  await claimSecretKeys(db, secretKeys.map(secretKeyId)).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const mailer = createMailer(settings.smtp, settings.dataDir, say);
  // In production, messages require a configured provider.
  const hasTexts = settings.sms !== undefined || settings.mode === 'demo';
  const texter = hasTexts ? loggedTexter(createTexter(settings.sms, settings.dataDir, say), log) : undefined;
  const storages = openStorages(settings);
  const web = await loadWebBuild(join(projectRoot, 'dist'));
  const app = await createApp({
    db,
    pool,
    clock: systemClock,
    log,
    mailer,
    ...(texter ? { texter } : {}),
    textsPerHour: settings.textsPerHour,
    textCountries: settings.textCountries,
    requestsPerMinute,
    callsAtOnce,
    checkReplies: settings.mode !== 'production',
    rateLimits: readRateLimits(settings),
    pictureDir: join(settings.dataDir, 'pictures'),
    storages,
    secrets: createSecretBox(secretKeys),
    publicUrl: settings.publicUrl ?? `http://localhost:${settings.port}`,
    services: {
      ...(settings.apiUrl ? { apiUrl: settings.apiUrl } : {}),
      ...(settings.captchaUrl ? { captchaUrl: settings.captchaUrl } : {}),
      ...(settings.assetUrl ? { assetUrl: settings.assetUrl } : {}),
      ...(settings.mapTiles ? { mapTiles: settings.mapTiles } : {}),
    },
    https: settings.publicUrl?.startsWith('https:') ?? false,
    corsOrigins: settings.corsOrigins,
    trustProxy: settings.trustProxy.length ? settings.trustProxy : false,
    ...(web ? { web } : {}),
    // Only in the demo, because its confirmations and flights are not real.
    ...(settings.mode === 'demo'
      ? { suppliers: [demoSupplier(systemClock)], flights: simulatedFlights(systemClock) }
      : {}),
    prepare: async () => {
      const world = demoWorld(settings.samplePictures);
      const now = systemClock.now();
      const usedSince = new Date(now.getTime() - 10 * 86_400_000);
      if (settings.mode === 'demo') await prepareDemo(db, now, say, { world, storages, usedSince });
    },
  });
  let stopping: Promise<void> | undefined;
  function stop(exitCode: number): Promise<void> {
    stopping ??= (async () => {
      setTimeout(() => process.exit(1), hardStopMs).unref();
      await app.draining.begin(settings.mode === 'production' ? drainGraceMs : 0);
      await app.stop();
      await database.close();
      process.exit(exitCode);
    })();
    return stopping;
  }
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  // The supervisor of `npm start` has died, so nothing else would stop this process.
  process.on('disconnect', () => stop(0));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught; stopping');
    void stop(1);
  });
  if (settings.mode === 'demo') {
    const stage = { db, routes: app.routes, now: systemClock.now() };
    const fill = [fillWithContent, fillWithOrders, buySampleArticle, fillQueues];
    for (const part of fill) {
      await part(stage).catch((failure: unknown) =>
        log.error({ err: failure }, `the demo starts without all of its samples (${part.name})`),
      );
    }
  }
  const refused = await listen(app, settings);
  if (refused) {
    process.stderr.write(`${refused.message}\n`);
    // The embedded database is a separate process and must be stopped too.
    return stop(refused.exitCode);
  }
  if (settings.mode === 'production' && settings.trustProxy.length === 0) log.warn(noProxyTrusted);
  await app.startBackground();
  // Started last, because loading the catalogue may block the event loop for long.
  startWatchdog();
  say(`Serai: ${settings.publicUrl ?? `http://localhost:${settings.port}`}`);
  if (settings.mode === 'production') {
    say(`Numbers guests can call: ${await describeDesk(db)}`);
    await offerSetUp(db, systemClock.now(), settings.publicUrl!, (line) => handOver(line, settings, say));
  }
}

/** Starts listening; returns the reason if the address is taken or not permitted. */
async function listen({ fastify }: App, { host, port }: Settings): Promise<StartRefused | undefined> {
  try {
    await fastify.listen({ host, port });
    return undefined;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE')
      return new StartRefused(
        `Port ${port} is already in use. Set PORT to another one, or stop what uses it.`,
      );
    if (code === 'EACCES')
      return new StartRefused(`Port ${port} may not be used by this user. Set PORT above 1023.`);
    if (code === 'EADDRNOTAVAIL') return new StartRefused(`HOST ${host} is no address of this machine.`);
    throw error;
  }
}

/**
 * Prints a secret line on a terminal; otherwise output becomes a log, so the line is written to a file
 * readable by its owner only.
 */
function handOver(line: string, { dataDir }: Settings, say: (line: string) => void): void {
  if (process.stdout.isTTY) {
    say(line);
    return;
  }
  const path = join(dataDir, 'set-up-link.txt');
  rmSync(path, { force: true });
  writeFileSync(path, `${line}\n`, { mode: 0o600 });
  say(`The link to set up the first operator is in ${path}. Delete the file after use.`);
}

/** Returns the maximum calls per minute; up to twenty colleagues may share an address. */
function readRateLimits({ searchesPerMinute, bookingsPerMinute }: Settings): RateLimits {
  const search = { perUser: searchesPerMinute, perAddress: 20 * searchesPerMinute };
  const booking = { perUser: bookingsPerMinute, perAddress: 20 * bookingsPerMinute };
  return { search, quote: booking, order: booking, link: { perUser: 60, perAddress: 60 } };
}

main().catch((error: unknown) => {
  if (error instanceof StartRefused) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(error instanceof StartRefused ? error.exitCode : 1);
});
