import type { SideName } from './canary.ts';
import type { MatrixStage } from './matrix-stage.ts';

/** An input with which the call succeeds. */
export interface Ready {
  input: Record<string, unknown>;
  /** Who succeeds with it; by the call's access unless said: a guest, the side's master, the operator. */
  token?: string;
}

/** How a call is made on the walk over the contract. */
export interface Row {
  /** Makes everything ready for a side, so that the rightful caller succeeds. */
  ready(stage: MatrixStage, side: SideName): Promise<Ready> | Ready;
  /** Fields that name something of an agency or a user, and whether it is an order. */
  owned?: Readonly<Record<string, 'order' | 'other'>>;
  /** Whether others may take the same order or paper afterwards, as after each call that reads. */
  leaves?: true;
  /** Fields that name what everybody may know, what is the seller's own, or a secret that its bearer may use. */
  open?: readonly string[];
}

/** By method and path. */
export type Rows = Readonly<Record<string, Row>>;

/** A call that needs nothing made ready. */
export function plain(input: Record<string, unknown> = {}, open: readonly string[] = []): Row {
  return { ready: () => ({ input }), open };
}
