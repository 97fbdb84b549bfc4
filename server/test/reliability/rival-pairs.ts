import type { memberAttempts, rideAttempts, staffAttempts } from './order-attempts.ts';
import type { Situation } from './order-stage.ts';

/** An act of one of two rivals; the last two are jobs of the portal, run when due. */
export type RivalAct =
  | keyof typeof memberAttempts
  | keyof typeof staffAttempts
  | keyof typeof rideAttempts
  | 'expireDue'
  | 'completeDue';

/** Two acts on one order at the same moment. */
export interface RivalPair {
  situation: Situation;
  acts: readonly [RivalAct, RivalAct];
  /** `one`: only one can win; `any`: both may where one can follow the other. */
  winners: 'one' | 'any';
}

/** Pairs of acts that exclude each other in either order. */
const exclusive: Partial<Record<Situation, readonly (readonly [RivalAct, RivalAct])[]>> = {
  pending: [
    ['pay', 'pay'],
    ['pay', 'payOnCredit'],
    ['pay', 'payForAgency'],
    ['payForAgency', 'payForAgency'],
    ['pay', 'cancel'],
    ['payOnCredit', 'cancel'],
    ['pay', 'expireDue'],
    ['payOnCredit', 'expireDue'],
    ['cancel', 'cancel'],
    ['cancel', 'expireDue'],
    ['expireDue', 'expireDue'],
    ['change', 'change'],
  ],
  unassigned: [
    ['change', 'change'],
    ['refund', 'refund'],
    ['refund', 'cancelForStaff'],
    ['cancelForStaff', 'cancelForStaff'],
    ['assign', 'assign'],
    ['assign', 'assignOther'],
  ],
  'confirmed, on credit': [
    ['payEarly', 'payEarly'],
    ['changePrice', 'changePrice'],
    ['changePrice', 'refund'],
  ],
  assigned: [['depart', 'depart']],
  'en route': [['arrive', 'arrive']],
  'confirmed, the same day': [
    ['refund', 'board'],
    ['board', 'board'],
    ['board', 'reassign'],
  ],
  'confirmed, nobody came': [
    ['board', 'noShow'],
    ['board', 'cancelForStaff'],
    ['noShow', 'noShow'],
    ['noShow', 'cancelForStaff'],
  ],
  'confirmed, over': [
    ['complete', 'complete'],
    ['complete', 'noShow'],
    ['complete', 'cancelForStaff'],
    ['completeDue', 'completeDue'],
  ],
  'confirmed, under review': [
    ['decideServed', 'decideServed'],
    ['decideServed', 'decideUnserved'],
    ['decideUnserved', 'complete'],
    ['decideUnserved', 'noShow'],
    ['decideServed', 'cancelForStaff'],
  ],
  'confirmed, review over': [
    ['decideServed', 'decideUnserved'],
    ['decideUnserved', 'decideUnserved'],
    ['decideUnserved', 'complete'],
  ],
  'in service, over': [
    ['finish', 'finish'],
    ['complete', 'complete'],
    ['complete', 'completeDue'],
    ['confirmCharge', 'confirmCharge'],
    ['confirmCharge', 'withdraw'],
    ['confirmCharge', 'declineCharge'],
    ['withdraw', 'withdraw'],
  ],
};

/** Pairs of which both may win if the order allows one to follow the other. */
const compatible: typeof exclusive = {
  pending: [
    ['change', 'pay'],
    ['change', 'cancel'],
    ['change', 'expireDue'],
  ],
  unassigned: [
    ['change', 'refund'],
    ['change', 'assign'],
    ['change', 'cancelForStaff'],
    ['refund', 'assign'],
    ['cancelForStaff', 'assign'],
  ],
  assigned: [
    ['change', 'depart'],
    ['change', 'reassign'],
    ['refund', 'depart'],
    ['refund', 'reassign'],
    ['reassign', 'reassign'],
    ['reassign', 'depart'],
    ['depart', 'arrive'],
  ],
  'confirmed, on credit': [
    ['payEarly', 'refund'],
    ['payEarly', 'cancelForStaff'],
    ['payEarly', 'changePrice'],
  ],
  'confirmed, over': [
    ['complete', 'board'],
    ['completeDue', 'board'],
    ['completeDue', 'complete'],
    ['completeDue', 'noShow'],
    ['completeDue', 'cancelForStaff'],
  ],
  'in service, over': [
    ['complete', 'finish'],
    ['completeDue', 'finish'],
    ['complete', 'propose'],
    ['complete', 'confirmCharge'],
    ['propose', 'propose'],
    ['propose', 'confirmCharge'],
  ],
};

export const rivalPairs: readonly RivalPair[] = [...pairsOf(exclusive, 'one'), ...pairsOf(compatible, 'any')];

function pairsOf(table: typeof exclusive, winners: RivalPair['winners']): RivalPair[] {
  return Object.entries(table).flatMap(([situation, pairs]) =>
    pairs.map((acts) => ({ situation: situation as Situation, acts, winners })),
  );
}
