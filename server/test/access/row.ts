import type { SideName } from './canary.ts';
import type { MatrixStage } from './matrix-stage.ts';

/** An input with which the call succeeds. */
export interface Ready {
  input: Record<string, unknown>;
  /** The token that succeeds; default by the call's access: none, the side's master, the operator. */
  token?: string;
}

/** How the walk over the contract makes a call. */
export interface Row {
  /** Prepares everything for a side, so that the rightful caller succeeds. */
  ready(stage: MatrixStage, side: SideName): Promise<Ready> | Ready;
  /** Fields that name an object of an agency or a user, and whether it is an order. */
  owned?: Readonly<Record<string, 'order' | 'other'>>;
  /** Whether other calls may reuse the same order or document afterwards, as after each read. */
  leaves?: true;
  /** Number of objects that a change by the staff names besides its own activity row, each with a row. */
  parts?: number;
  /** Fields that name something public, something of the seller, or a secret that its bearer may use. */
  open?: readonly string[];
}

/** Rows by method and path. */
export type Rows = Readonly<Record<string, Row>>;

/** A call that needs no preparation. */
export function plain(input: Record<string, unknown> = {}, open: readonly string[] = []): Row {
  return { ready: () => ({ input }), open };
}
