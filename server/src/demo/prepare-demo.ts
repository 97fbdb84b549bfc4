import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { minorUnits } from '@serai/contract/currency';
import { products } from '@serai/contract/permissions';
import type { Db, Trx } from '../calls.ts';
import { importWorld } from '../composition/import-world.ts';
import { createUser } from '../features/accounts/accounts.ts';
import { loadStarterContent } from '../features/content/content.ts';
import { amendContract, insertPriceGroup, listEntities } from '../features/contracts/contracts.ts';
import { insertTaxCode, type NewTaxCode } from '../features/invoices/invoices.ts';
import { holdCurrency } from '../features/site/site.ts';
import { openWallet, recordTopUp, setCreditLimit } from '../features/wallet/wallet.ts';
import { projectRoot } from '../platform/env/project-root.ts';
import { noStorages, type Storages } from '../platform/files/storage.ts';

const password = 'Lantern42';

/** Agencies and users of the demo; sums in US dollars. */
const agencies = [
  {
    name: '金塔旅行社 Golden Stupa Travel',
    deposit: 20_000,
    creditLimit: 10_000,
    lowBalance: 1_000,
    group: null,
    users: [
      { username: 'demo', role: 'owner', nickname: '杜丽' },
      { username: 'booker', role: 'booker', nickname: '貌貌' },
    ],
  },
  {
    name: '滇缅商旅 Yunnan Burma Business Travel',
    deposit: 5_000,
    creditLimit: 2_000,
    lowBalance: 500,
    users: [{ username: 'other', role: 'owner', nickname: '李云' }],
    group: { name: '二级分销商 Sub-agents', hotel_percent: 5, car_percent: 3, transfer_percent: 3 },
  },
] as const;

/** Further users of a demo that looks used: every role of an agency and of the seller. */
const colleagues = [
  { username: 'finance', role: 'finance', nickname: '苏珊' },
  { username: 'viewer', role: 'viewer', nickname: '小周' },
] as const;
const staff = [
  { username: 'desk', staffRole: 'desk', nickname: '客服小钦' },
  { username: 'cashier', staffRole: 'finance', nickname: '会计老陈' },
  { username: 'editor', staffRole: 'editor', nickname: '编辑阿玲' },
  { username: 'auditor', staffRole: 'auditor', nickname: '审计林工' },
] as const;

/** Unassigned phone numbers. */
const desk = Object.entries({ servicePhone: '+86 871 5555 0100', urgentPhone: '+95 1 555 0199' }).map(
  ([name, number]) => ({ name, value: JSON.stringify(number) }),
);

/** Seller of the demo, with a fictitious bank and account. */
const seller = {
  address: '昆明市盘龙区北京路 1 号 1 Beijing Road, Panlong, Kunming',
  bank: '昆明示范银行 Kunming Example Bank\n账号 Account 0000 1234 5678 9000\nSWIFT EXMPCNBKXXX',
  phone: '+86 871 5555 0100',
  phone_24h: '+95 1 555 0199',
};

/** Folder with the sample world in the site's currency, and the value of one US dollar in that currency. */
export interface SampleWorld {
  folder: string;
  perDollar: number;
  /** Folder with its pictures, created separately by tools/world/draw-pictures.ts; none if unset. */
  pictures?: string;
}

const drawn = join(projectRoot, 'dist/sample-pictures');
const inDollars: SampleWorld = { folder: join(projectRoot, 'tools/world'), perDollar: 1 };

/** Returns the sample world of the demo, with the pictures created by `npm start` if requested. */
export function demoWorld(withPictures: boolean): SampleWorld {
  return withPictures && existsSync(join(drawn, 'pictures.csv'))
    ? { ...inDollars, pictures: drawn }
    : inDollars;
}

interface DemoWishes {
  world?: SampleWorld;
  storages?: Storages;
  /**
   * If set, the demo looks used since then: with users of every role and their mail addresses. Otherwise it
   * has the minimum of users, created now.
   */
  usedSince?: Date;
}

/** Loads the sample world and its users into an empty database; no-op if there are users. */
export async function prepareDemo(
  db: Db,
  now: Date,
  say: (line: string) => void,
  { world = inDollars, storages = noStorages, usedSince }: DemoWishes = {},
): Promise<void> {
  const { folder, perDollar, pictures } = world;
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (!someone) {
    say('Loading the sample world.');
    const today = now.toISOString().slice(0, 10);
    for (const each of pictures ? [folder, pictures] : [folder]) {
      const { faults } = await importWorld(db, each, { today, storages, mode: 'confirmed' });
      if (faults.length) throw new Error(`the sample world has ${faults.length} faults`);
    }
    await db.transaction().execute(async (trx) => {
      await createPeople(trx, usedSince ?? now, perDollar, usedSince !== undefined);
      const units = minorUnits(await holdCurrency(trx));
      const priceOf = (dollars: number) => Math.round(dollars * perDollar) * units;
      const illustrated = pictures ? { pictures: { folder: pictures, storages } } : {};
      await loadStarterContent(trx, {
        now,
        publish: true,
        sold: { 'lead-times': priceOf(3), 'land-borders': priceOf(2) },
        ...illustrated,
      });
    });
  }
  const more = usedSince ? `; ${[...colleagues, ...staff].map(({ username }) => username).join(', ')}` : '';
  say(`Demo logins (password ${password}): demo (owner), booker, other (another agency), operator${more}`);
}

/** Taxes of the demo's seller: every service as travel, a fee by a receipt. */
const taxes: readonly Omit<NewTaxCode, 'entity_id' | 'product' | 'valid_from' | 'made_at'>[] = [
  {
    covers: 'service',
    treatment: 'rate',
    rate_bp: 600,
    class_code: '3070301000000000000',
    class_name: '旅游服务',
    name_zh: '旅游服务 6%',
    name_en: 'Travel service 6%',
  },
  {
    covers: 'fee',
    treatment: 'receipt',
    rate_bp: 0,
    class_code: '',
    class_name: '',
    name_zh: '取消、未到费用（收据）',
    name_en: 'Cancellation and no-show fees (receipt)',
  },
];

async function sayTaxes(trx: Trx, now: Date): Promise<void> {
  const [entity] = await listEntities(trx);
  for (const product of products) {
    for (const tax of taxes) {
      const from = { entity_id: entity!.id, product, valid_from: '2020-01-01', made_at: now };
      await insertTaxCode(trx, { ...tax, ...from });
    }
  }
}

async function createPeople(trx: Trx, now: Date, perDollar: number, isUsed: boolean): Promise<void> {
  const currency = await holdCurrency(trx);
  const amountOf = (dollars: number) => Math.round(dollars * perDollar) * minorUnits(currency);
  const operator = await createUser(trx, {
    agencyId: null,
    role: 'operator',
    staffRole: 'administrator',
    username: 'operator',
    nickname: '前台',
    password,
    ...(isUsed ? { email: 'operator@serai.example' } : {}),
    now,
  });
  for (const user of isUsed ? staff : []) {
    const email = `${user.username}@serai.example`;
    await createUser(trx, { agencyId: null, role: 'operator', ...user, email, password, now });
  }
  await trx.insertInto('site_settings').values(desk).execute();
  await trx.updateTable('seller_entities').set(seller).execute();
  await sayTaxes(trx, now);
  for (const agency of agencies) {
    const { id: agencyId } = await trx
      .insertInto('agencies')
      .values({ name: agency.name, currency, verified_at: now, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await openWallet(trx, agencyId);
    await recordTopUp(trx, {
      agencyId,
      amount: amountOf(agency.deposit),
      memo: '',
      userId: operator,
      now,
      key: `demo-${agencyId}`,
    });
    await setCreditLimit(trx, { agencyId, creditLimit: amountOf(agency.creditLimit), verified: true, now });
    const terms = {
      tolerance: amountOf(15),
      low_balance: amountOf(agency.lowBalance),
      price_group_id: agency.group && (await insertPriceGroup(trx, agency.group)).id,
    };
    await amendContract(trx, { agencyId, userId: operator, now }, terms);
    const isFirst = agency === agencies[0];
    for (const user of [...agency.users, ...(isUsed && isFirst ? colleagues : [])]) {
      const email = isUsed ? { email: `${user.username}@agency.example` } : {};
      await createUser(trx, { agencyId, ...user, ...email, password, now });
    }
  }
}
