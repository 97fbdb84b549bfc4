import type { SideName } from './canary.ts';
import type { MatrixStage } from './matrix-stage.ts';
import type { Ready, Row, Rows } from './row.ts';
import { assign, at, depart, pay, stageOrder } from './staged-orders.ts';

/**
 * Anyone with the link may use it: it is made for hotels, which have no account. The guests shown are renamed
 * here, so that any other text of the agency would be detected.
 */
async function linkedStay(stage: MatrixStage, side: SideName): Promise<Ready> {
  const { id } = await stageOrder(stage, side, 'hotel', [pay]);
  const { db } = stage.world;
  const guests = JSON.stringify([{ adults: 1, childAges: [], fullNames: ['GUEST ONE'] }]);
  await db.updateTable('hotel_orders').set({ guests }).where('order_id', '=', id).execute();
  await db.updateTable('orders').set({ special_requests: 'Quiet' }).where('id', '=', id).execute();
  return { input: { token: await readLink(stage, 'hotel_booking', '/h/') } };
}

/** Reads the token of the newest link of a kind from the message that contains it. */
async function readLink({ world }: MatrixStage, event: string, path: string): Promise<string> {
  const { body } = await world.db
    .selectFrom('outbox')
    .select('body')
    .where('event', '=', event)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return body.split(path)[1]!.slice(0, 43);
}

/** Row for the calls behind a driver's link; drivers work for the seller, so they may see the agency of a ride. */
function rideRow(rest: Record<string, unknown> = {}, steps: Parameters<typeof stageOrder>[3] = []): Row {
  return {
    ready: async (stage, side) => {
      const { id, rideId } = await stageOrder(stage, side, 'airport', [
        pay,
        assign,
        at('service_start'),
        ...steps!,
      ]);
      const quiet = { special_requests: 'Quiet' };
      await stage.world.db.updateTable('orders').set(quiet).where('id', '=', id).execute();
      const { data } = await stage.must(stage.operator.token, 'console/dispatch/link', { ride_id: rideId });
      const token = String(data.url).split('/d/')[1]!.slice(0, 43);
      return { input: { token, ride_id: rideId, ...rest } };
    },
    open: ['token', 'ride_id'],
  };
}

const sheetRow: Row = {
  ready: async (stage, side) => {
    const { token } = (await rideRow().ready(stage, side)).input;
    return { input: { token } };
  },
  open: ['token'],
};

function stayRow(rest: Record<string, unknown> = {}): Row {
  return {
    ready: async (stage, side) => ({ input: { ...(await linkedStay(stage, side)).input, ...rest } }),
    open: ['token'],
  };
}

/**
 * Anyone with the link sees the voucher, which names its agency and guests. They are renamed here, so that
 * any other text of the agency would be detected.
 */
const sharedVoucherRow: Row = {
  ready: async (stage, side) => {
    const { id, by } = await stageOrder(stage, side, 'hotel', [pay]);
    const { db } = stage.world;
    const guests = JSON.stringify([{ adults: 1, childAges: [], fullNames: ['GUEST ONE'] }]);
    await db.updateTable('hotel_orders').set({ guests }).where('order_id', '=', id).execute();
    const quiet = { special_requests: 'Quiet', contact_name: 'Quiet', reference: 'Quiet' };
    await db.updateTable('orders').set(quiet).where('id', '=', id).execute();
    await stage.must(stage.sides[side].owner.token, 'voucher/saveSetting', {
      product: 'hotel',
      setting: quietSetting,
    });
    const { data } = await stage.must(by.token, 'voucher/share', { id });
    return { input: { token: String(data.url).split('/voucher/')[1]! } };
  },
  open: ['token'],
};

/** A setting that names no one. */
export const quietSetting = {
  logo: '',
  banner: '',
  company_zh: 'Quiet',
  company_en: 'Quiet',
  address: '',
  phone: '',
  email: '',
  accent: '#0e3c44',
  languages: ['zh', 'en'],
  show_price: false,
  show_policy: true,
  terms_zh: '',
  terms_en: '',
  footer: '',
};

const checkedVoucherRow: Row = {
  ready: async (stage, side) => {
    const { id } = await stageOrder(stage, side, 'hotel', [pay]);
    const code = id.toString(32).toUpperCase().padStart(16, '0');
    await stage.world.db.insertInto('vouchers').values({ order_id: id, check_code: code }).execute();
    return { input: { code } };
  },
};

/** Calls of guests, hotels and drivers behind the links they receive, and the calls that send those links. */
export const linkRows: Rows = {
  'GET voucher/shared': sharedVoucherRow,
  'GET voucher/check': checkedVoucherRow,
  'GET hotelNotice/show': stayRow(),
  'POST hotelNotice/acknowledge': stayRow({ version: 1, name: 'Win' }),
  'POST hotelNotice/refuse': stayRow({ version: 1, name: 'Win', reason: 'Full' }),
  'GET driverSheet/show': sheetRow,
  'POST driverSheet/step': rideRow({ step: 'depart' }),
  'POST driverSheet/photo': rideRow({}, [depart]),
  'POST console/dispatch/link': {
    ready: async (stage, side) => {
      const { rideId } = await stageOrder(stage, side, 'airport', [pay, assign]);
      return { input: { ride_id: rideId } };
    },
    open: ['ride_id'],
  },
  'POST console/hotelNotice/send': {
    ready: async (stage, side) => ({ input: { id: (await stageOrder(stage, side, 'hotel', [pay])).id } }),
    open: ['id'],
  },
};
