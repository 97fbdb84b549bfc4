import type { ErrorCode } from '@serai/contract/errors';
import type {
  AmendmentDecider,
  AmendmentInput,
  AmendmentKind,
  AmendmentPreview,
} from '@serai/contract/orders/amendments';
import type { Lang } from '@serai/phrases/lang';
import type { Db, Member, Operator, Trx } from '../../../calls.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import type { Bilingual } from '../product-port.ts';

/** On whose behalf an order is amended, and when. */
export interface Amending {
  /**
   * The member who requests or has just approved it; null if the desk acts alone. Their limits apply to the
   * payment.
   */
  member: Member | null;
  /** The operator who proposes or executes it; null if it executes automatically. */
  operator: Pick<Operator, 'userId' | 'nickname'> | null;
  /** Whether the agency has approved exactly these sums. */
  saidYes: boolean;
  /** Reason, visible to the agency in the order's history. */
  reason: string;
  /** Unique per executed amendment, so that its postings are made once. */
  key: string;
  now: Date;
  lang: Lang;
}

/** Input of one kind of amendment. */
export type InputOf<Kind extends AmendmentKind> = Extract<AmendmentInput, { kind: Kind }>;

/**
 * One kind of change to an agreed order. Orders own this port; products implement their kinds,
 * `list-amendments.ts` registers all of them, and the features that talk to agencies stay independent of
 * products.
 */
export interface Amendment<Kind extends AmendmentKind = AmendmentKind> {
  readonly kind: Kind;
  /** Product that it applies to; undefined for all products. */
  readonly product?: string;
  /**
   * Calculates the effect on an order without changing anything. Execution locks the order and calculates
   * again. Throws the error if it cannot be done now.
   */
  plan(db: Db, opened: OpenOrder, input: InputOf<Kind>, by: Amending): Promise<PlannedAmendment>;
}

/** A registered amendment of any kind. */
export type AnyAmendment = { [Kind in AmendmentKind]: Amendment<Kind> }[AmendmentKind];

/** Effect of an amendment on an order, for display; sums in minor units of its currency. */
export interface AmendmentOutcome {
  /** Changes other than sums; the texts contain no sums, because some users may not see them. */
  effects: readonly Effect[];
  /** Total of the order afterwards, net of refunds. */
  totalAfter: number;
  /** Fee kept for the cancelled part; included in `totalAfter`. */
  fee: number;
  /**
   * Additional cost to the agency, and its refund: the part that reduces its debt, and the part for its
   * deposit.
   */
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
  /** Other facts that the approval depends on, e.g. new cancellation rules. */
  terms: unknown;
  /** Executes it in the transaction and on the locked order of the plan. */
  carryOut(trx: Trx): Promise<Amended>;
}

export interface Effect {
  label: Bilingual;
  before: Bilingual;
  after: Bilingual;
}

/** The resulting order, and the correction that waits for a second person if nothing was changed yet. */
export interface Amended {
  order: OrderRow;
  correctionId: number | null;
}

/** A calculated amendment, to be stored and shown in any language. */
export interface WorkedOut {
  previewId: string;
  kind: AmendmentKind;
  currency: string;
  payChannel: OrderRow['pay_channel'];
  totalBefore: number;
  outcome: AmendmentOutcome;
  /** Why it cannot be done now; the outcome then states no change. */
  refused: { code: ErrorCode; facts: Readonly<Record<string, unknown>> } | null;
}
