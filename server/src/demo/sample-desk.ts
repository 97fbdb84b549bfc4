import { randomUUID } from 'node:crypto';
import { saveCompany } from '@serai/contract/accounts/company';
import { addDays } from '@serai/contract/dates';
import { askAdjustment, proposeAdjustment } from '@serai/contract/orders/adjustments';
import { sendMessage } from '@serai/contract/site/site';
import { setCreditLimit } from '@serai/contract/wallet/wallet';
import { addWorkOrder } from '@serai/contract/work-orders/work-orders';
import { instantOf, localDate, localDateTime } from '../domain/local-time.ts';
import { createUser } from '../features/accounts/accounts.ts';
import { insertAgency } from '../features/people/people.ts';
import { holdCurrency } from '../features/site/site.ts';
import { openWallet } from '../features/wallet/wallet.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { AppError } from '../platform/http/app-error.ts';
import { askThrough, findCaller } from './sample-calls.ts';
import { actor, type Stage } from './sample-orders.ts';

const tz = 'Asia/Yangon';
const minute = 60_000;
const hour = 60 * minute;

/** Hours from now until the flights of a day at the airport land, and whether a driver is assigned. */
const flights = [
  { inHours: 9, assigned: true },
  { inHours: 11, assigned: true },
  { inHours: 13, assigned: false },
  { inHours: 16, assigned: true },
  { inHours: 19, assigned: false },
  { inHours: 22, assigned: true },
  { inHours: 26, assigned: false },
];

/**
 * Fills the queues of the staff of a demo, so that a newcomer can work a day: rides to assign, a guest who does not
 * come, hotels without an answer, questions of agencies, an agency to verify, and a request for a second person. The
 * orders are the second agency's, whose ledger is empty, because postings are made in chronological order. No-op
 * if that agency has orders, or if the demo has no staff besides the operator.
 */
export async function fillQueues(stage: Stage): Promise<void> {
  const { db } = stage;
  const other = await db.selectFrom('users').selectAll().where('username', '=', 'other').executeTakeFirst();
  const desk = await db.selectFrom('users').select('id').where('username', '=', 'desk').executeTakeFirst();
  if (!other || !desk) return;
  const placed = db.selectFrom('orders').select('id').where('agency_id', '=', other.agency_id!);
  if (await placed.limit(1).executeTakeFirst()) return;
  await placeDeskOrders(stage);
  await askTheDesk(stage);
  await addApplicant(stage);
}

/** Places rides of the next day and stays of the next days, and a ride whose guest does not come. */
async function placeDeskOrders(stage: Stage): Promise<void> {
  const { db, now } = stage;
  const today = localDate(now.getTime(), tz);
  const at = (day: number, time: string) => new Date(instantOf(addDays(today, day), time, tz));
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);
  const agent = await findCaller(db, 'other');
  const play = actor(stage, { owner: agent, booker: agent, desk: await findCaller(db, 'desk') });

  const lost = await play.bookTransfer(at(-2, '10:00'), localDateTime(ago(180).getTime(), tz));
  await play.pay(lost, 'balance', at(-2, '10:02'));
  await play.assign(lost, at(-2, '11:00'));
  const booked = at(-1, '09:00').getTime();
  for (const [index, { inHours, assigned }] of flights.entries()) {
    const bookedAt = new Date(booked + index * 10 * minute);
    const ride = await play.bookTransfer(bookedAt, localDateTime(now.getTime() + inHours * hour, tz));
    await play.pay(ride, 'balance', new Date(bookedAt.getTime() + minute));
    if (assigned) await play.assign(ride, new Date(bookedAt.getTime() + 5 * minute));
  }
  for (const [index, ahead] of [1, 2].entries()) {
    const bookedAt = new Date(booked + (2 + index) * hour);
    const stay = await play.bookStay({ at: bookedAt, from: addDays(today, ahead), nights: 2 });
    await play.pay(stay, 'balance', new Date(bookedAt.getTime() + minute));
  }
  await play.step(lost, 'depart', ago(170));
  await play.step(lost, 'arrive', ago(150));
}

/** Agencies and a visitor write, and a colleague asks for a second person. */
async function askTheDesk({ db, routes, now }: Stage): Promise<void> {
  const ask = askThrough(routes);
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);
  const [demo, desk, cashier] = [
    await findCaller(db, 'demo'),
    await findCaller(db, 'desk'),
    await findCaller(db, 'cashier'),
  ];
  const orders = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.booked_by')
    .select(['orders.id', 'orders.product', 'orders.order_status'])
    .where('users.username', '=', 'demo')
    .orderBy('orders.id')
    .execute();
  const driven = orders.find(
    ({ product, order_status }) => product === 'car' && order_status === 'completed',
  );
  if (driven) {
    const { id } = driven;
    const charge = { id, kind: 'other', quantity: 1, unit_amount: 1500, reason: '勃固公路过路费' } as const;
    const { adjustment_id } = await ask(desk, proposeAdjustment, charge, ago(200));
    await ask(
      demo,
      askAdjustment,
      { id, adjustment_id, question: '行程里没有走勃固公路，请核对。' },
      ago(95),
    );
  }
  const stay = orders.find(
    ({ product, order_status }) => product === 'hotel' && order_status !== 'cancelled',
  );
  const asked = { email: 'demo@agency.example', files: [] };
  const late = '客人航班改到 23:50 到达，请通知酒店保留房间，并安排简单夜宵。';
  await ask(
    demo,
    addWorkOrder,
    { type: 'other', detail: late, ...asked, ...(stay && { order_id: stay.id }) },
    ago(70),
  );
  const invoice = '上月账单的发票抬头请改为总公司，税号随后补上。';
  await ask(demo, addWorkOrder, { type: 'invoice', detail: invoice, ...asked }, ago(40));
  const visitor = {
    name: 'Daw Khin Mar',
    email: 'khin.mar@tours.example',
    content: 'We are an agency in Mandalay with 40 groups a year. How do we open an account with credit?',
  };
  await ask(demo, sendMessage, visitor, ago(55));
  await askSecondPerson(async () => {
    const agency = await db
      .selectFrom('users')
      .select('agency_id')
      .where('username', '=', 'demo')
      .executeTakeFirstOrThrow();
    const raised = { agency_id: agency.agency_id!, credit_limit: 5_000_000 };
    await ask(cashier, setCreditLimit, raised, ago(30));
  });
}

/** Adds an agency whose owner states its address and so applies for verification; its password is random. */
async function addApplicant({ db, routes, now }: Stage): Promise<void> {
  const at = new Date(now.getTime() - 50 * minute);
  const username = 'applicant';
  await inTransaction(db, async (trx) => {
    const agencyId = await insertAgency(trx, {
      name: '孔雀旅行社 Mandalay Peacock Travel',
      currency: await holdCurrency(trx),
      created_at: at,
    });
    await openWallet(trx, agencyId);
    const owner = { username, nickname: 'Ma Hnin', email: 'hnin@peacock.example', password: randomUUID() };
    await createUser(trx, { agencyId, role: 'owner', ...owner, now: at });
  });
  const address = { country: 'MM', area: [], address: '82nd Street, Mandalay' };
  await askThrough(routes)(await findCaller(db, username), saveCompany, address, at);
}

/** An act above the sums of one person is stored as a request and refused with this code. */
async function askSecondPerson(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (failure) {
    if (!(failure instanceof AppError) || failure.code !== 'second_person_asked') throw failure;
  }
}
