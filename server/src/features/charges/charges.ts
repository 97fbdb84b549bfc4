import {
  type ChargeRow,
  listChargesOf,
  lockCharges,
  type Settling,
  settleCharges,
  settleOrderCharges,
  stageCharges,
} from './charge-store.ts';
import { listOpenCharges, type OpenFilter, sumOpenCharges } from './list-open-charges.ts';
import { type ChargedOrder, type NewCharge, writeCharge } from './write-charge.ts';

export type { ChargedOrder, ChargeRow, NewCharge, OpenFilter, Settling };
/** What other features use of charges, the units of settlement and invoicing; it is their only writer. */
export {
  listChargesOf,
  listOpenCharges,
  lockCharges,
  settleCharges,
  settleOrderCharges,
  stageCharges,
  sumOpenCharges,
  writeCharge,
};
