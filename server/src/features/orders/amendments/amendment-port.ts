import type {
  AmendmentDecider,
  AmendmentInput,
  AmendmentKind,
  AmendmentPreview,
} from '@serai/contract/amendments';
import type { ErrorCode } from '@serai/contract/errors';
import type { Lang } from '@serai/phrases/lang';
import type { Db, Member, Operator, Trx } from '../../../calls.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import type { Bilingual } from '../product-port.ts';

/** In whose name an order is amended, and when. */
export interface Amending {
  /** Who asks for it or has just said yes to it; null where the desk does it alone. Their money moves, within their limits. */
  member: Member | null;
  /** Who of the desk proposes it or carries it out; null where it carries itself out. */
  operator: Pick<Operator, 'userId' | 'nickname'> | null;
  /** Whether the agency has said yes to these very sums, now or before. */
  saidYes: boolean;
  /** Why, as the agency reads it in the history of its order. */
  reason: string;
  /** Of its own for each amendment that is carried out: its postings are made once. */
  key: string;
  now: Date;
  lang: Lang;
}

/** The input of one kind of amendment. */
export type InputOf<Kind extends AmendmentKind> = Extract<AmendmentInput, { kind: Kind }>;

/**
 * One thing that can be done to an order once it has been agreed on. Orders own this port; products implement what is
 * theirs, `list-amendments.ts` registers all of them, and whoever talks with the agency names no product.
 */
export interface Amendment<Kind extends AmendmentKind = AmendmentKind> {
  readonly kind: Kind;
  /** The word of the product whose orders it is for; undefined: of every product. */
  readonly product?: string;
  /**
   * Works out what it would make of an order, and changes nothing. Whoever carries it out holds the order locked and works
   * it out again. Throws the refusal of what cannot be done now.
   */
  plan(db: Db, opened: OpenOrder, input: InputOf<Kind>, by: Amending): Promise<PlannedAmendment>;
}

/** An amendment of any kind, as it is registered. */
export type AnyAmendment = { [Kind in AmendmentKind]: Amendment<Kind> }[AmendmentKind];

/** What an amendment would make of an order, as it is shown; sums are minor units of its currency. */
export interface AmendmentOutcome {
  /** What changes besides sums; texts without sums, which not everybody may see. */
  effects: readonly Effect[];
  /** What the order comes to afterwards, after refunds. */
  totalAfter: number;
  /** What is kept of what is given up, a part of `totalAfter`. */
  fee: number;
  /** What the agency pays more, and what it gets back: off what it owes, and to its deposit. */
  costs: number;
  offCredit: number;
  toDeposit: number;
  voucher: AmendmentPreview['voucher'];
  tells: AmendmentPreview['tells'];
  who: AmendmentDecider;
  needsYes: boolean;
  /** Epoch seconds. */
  validUntil: number | null;
}

export interface PlannedAmendment extends AmendmentOutcome {
  /** What else a yes rests on, e.g. new rules of cancelling. */
  terms: unknown;
  /** Does it, in the transaction and on the locked order it was planned with. */
  carryOut(trx: Trx): Promise<Amended>;
}

export interface Effect {
  label: Bilingual;
  before: Bilingual;
  after: Bilingual;
}

/** An order as it is then, and the correction that waits for a second person, where nothing was changed yet. */
export interface Amended {
  order: OrderRow;
  correctionId: number | null;
}

/** An amendment as it was worked out, to be kept and shown in any language. */
export interface WorkedOut {
  previewId: string;
  kind: AmendmentKind;
  currency: string;
  payChannel: OrderRow['pay_channel'];
  totalBefore: number;
  outcome: AmendmentOutcome;
  /** Why it cannot be done now; the outcome is then that nothing changes. */
  refused: { code: ErrorCode; facts: Readonly<Record<string, unknown>> } | null;
}
