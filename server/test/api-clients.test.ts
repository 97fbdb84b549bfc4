import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import openapiTypescript, { astToString } from 'openapi-typescript';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Outcome, Start } from './api-clients/stay-journey.ts';
import { buildCity, buildHotel } from './build-hotels.ts';
import { fundAgency } from './fund-agency.ts';
import { openTestWorld, type TestWorld } from './harness.ts';
import { passCaptcha } from './pass-captcha.ts';
import { people, testPassword } from './population.ts';
import { isAssurance } from './reliability/figure.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface ApiDocument {
  paths: Record<string, object>;
}

/** The calls of the journeys: hey-api takes several seconds to generate a client of all calls. */
const journeyPaths = [
  '/api/user/checkIn',
  '/api/hotel/list',
  '/api/hotel/detail',
  '/api/hotel/quote',
  '/api/hotel/book',
  '/api/order/pay',
  '/api/order/voucher',
  '/api/order/export',
];

let world: TestWorld;
let document: ApiDocument;
let address: string;
/** Below the repository's root, so that the clients find the packages. */
let folder: string;
let cityId: number;

beforeAll(async () => {
  world = await openTestWorld();
  document = JSON.parse((await world.call('GET', 'openapi.json')).body.toString());
  address = await world.fastify.listen({ port: 0, host: '127.0.0.1' });
  await mkdir(`${root}/.cache`, { recursive: true });
  folder = await mkdtemp(`${root}/.cache/api-clients-`);
  await cp(`${root}/server/test/api-clients`, folder, { recursive: true });
  await mkdir(`${folder}/generated`);
  await fundAgency(world.db, world.agencyA, { deposit: 10_000_000, creditLimit: 0 });
  cityId = await buildCity(world.db);
  await buildHotel(world.db, { cityId });
  await world.app.memory.refresh();
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

test('openapi-typescript, openapi-fetch: generated client compiles → searches, books, pays, prints', async () => {
  const types = astToString(await openapiTypescript(JSON.stringify(document)));
  await writeFile(`${folder}/generated/openapi-typescript.ts`, types);
  await compile('openapi-fetch-journey.ts');
  await expectStay('openapi-fetch-journey.ts');
});

test('@hey-api/openapi-ts: generated client compiles → searches, books, pays, prints', async () => {
  const paths = Object.entries(document.paths).filter(([path]) => isAssurance || journeyPaths.includes(path));
  await createClient({
    input: { ...document, paths: Object.fromEntries(paths) } as never,
    output: `${folder}/generated/hey-api`,
    logs: { level: 'silent' },
  });
  await compile('hey-api-journey.ts');
  await expectStay('hey-api-journey.ts');
});

/** Fails with the output of the compiler. */
async function compile(file: string): Promise<void> {
  const config = {
    extends: `${root}/server/test/api-clients/tsconfig.json`,
    include: [`${folder}/${file}`],
  };
  await writeFile(`${folder}/tsconfig.json`, JSON.stringify(config));
  const tsc = `${root}/node_modules/typescript-native/bin/tsc`;
  await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch(({ stdout }) => {
    throw new Error(stdout);
  });
}

async function expectStay(file: string): Promise<void> {
  const { bookStay }: { bookStay(start: Start): Promise<Outcome> } = await import(`${folder}/${file}`);
  const outcome = await bookStay({
    baseUrl: address,
    login: { username: people.owner.username, password: testPassword, ...(await passCaptcha(world)) },
    cityId,
    checkIn: '2026-12-01',
    checkOut: '2026-12-03',
  });
  expect(outcome).toMatchObject({
    quoted: 16_000,
    booked: { amount: 16_000, sn: expect.stringMatching(/./) },
    repeated: outcome.booked.id,
    payStatus: 'paid',
    refused: { code: 0, fields: ['rate_key'] },
  });
  expect(Buffer.from(outcome.voucher.subarray(0, 5)).toString()).toBe('%PDF-');
  const [sheet] = await readExcelFile(Buffer.from(outcome.sheet));
  expect(sheet?.data.map(([first]) => first)).toContain(outcome.booked.sn);
}
