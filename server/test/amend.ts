import { randomUUID } from 'node:crypto';
import type { AmendmentInput } from '@serai/contract/orders/amendments';
import type { Operator } from '../src/calls.ts';
import { connectPorts } from '../src/composition/connect-ports.ts';
import { listProducts } from '../src/composition/list-products.ts';
import { authenticate } from '../src/features/accounts/accounts.ts';
import {
  type Amended,
  type Amending,
  findAnyOrder,
  openOrderForStaff,
  type WorkedOut,
} from '../src/features/orders/orders.ts';
import { inTransaction } from '../src/platform/db/transaction.ts';
import { isDead } from '../src/platform/http/dead-token.ts';
import type { TestWorld } from './harness.ts';
import type { PersonName } from './population.ts';

/** The users who amend: a member, one of the desk, or both if the member has accepted the desk's proposal. */
export interface Who {
  member?: PersonName;
  desk?: boolean;
  /** Token of a desk user other than the population's operator. */
  deskToken?: string;
  saidYes?: boolean;
  key?: string;
}

/** Amends orders as work orders do, without their calls. */
export interface Amender {
  workOut(id: number, input: AmendmentInput, who?: Who): Promise<WorkedOut>;
  /** Carries out the preview `previewId`, by default a new one. */
  carryOut(id: number, input: AmendmentInput, who?: Who & { previewId?: string }): Promise<Amended>;
}

const asked: Who = { member: 'owner' };

/** Amends the orders of a world, by default as their owner. */
export function amendsOrders(world: TestWorld): Amender {
  const { db, pool, clock } = world;
  const publicUrl = 'http://localhost';
  const products = listProducts(publicUrl);
  const { amendments } = connectPorts({ db, products, publicUrl, canText: true });
  const findByToken = async (token: string) => {
    const caller = await authenticate(db, pool)(token, clock.now());
    if (!caller || isDead(caller)) throw new Error('Nobody is logged in by this token');
    return caller;
  };
  const find = async (person: PersonName) => findByToken(await world.tokenOf(person));
  const amending = async ({
    member,
    desk,
    deskToken,
    saidYes,
    key = randomUUID(),
  }: Who): Promise<Amending> => {
    const caller = member ? await find(member) : undefined;
    return {
      member: caller?.kind === 'member' ? caller : null,
      operator: desk
        ? ((await findByToken(deskToken ?? (await world.tokenOf('operator')))) as Operator)
        : null,
      saidYes: saidYes ?? member !== undefined,
      reason: 'Work order W261121-0001',
      key,
      now: clock.now(),
      lang: 'en',
    };
  };
  const workOut: Amender['workOut'] = async (id, input, who = asked) =>
    amendments.workOut(db, await findAnyOrder(db, products, id), input, await amending(who));
  return {
    workOut,
    carryOut: async (id, input, { previewId, ...who } = asked) => {
      const seen = previewId ?? (await workOut(id, input, who)).previewId;
      const by = await amending(who);
      return inTransaction(db, async (trx) => {
        const opened = await openOrderForStaff(trx, products, id);
        return amendments.carryOut(trx, opened, { input, previewId: seen }, by);
      });
    },
  };
}
