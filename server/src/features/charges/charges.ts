import {
  type ChargeRow,
  listChargesOf,
  listStandingOf,
  lockCharges,
  makeChargesDue,
  makeDueAtCutOff,
  type OrderCharge,
  type Settling,
  settleCharges,
  settleOrderCharges,
  stageCharges,
  stageForInvoice,
} from './charge-store.ts';
import { findOpenCharges, listOpenCharges, type OpenFilter, sumOpenCharges } from './list-open-charges.ts';
import { type OffsetCharge, type OffsetCharges, offsetCharges } from './offset-charges.ts';
import { type ChargedOrder, type NewCharge, writeCharge } from './write-charge.ts';

export type {
  ChargedOrder,
  ChargeRow,
  NewCharge,
  OffsetCharge,
  OffsetCharges,
  OpenFilter,
  OrderCharge,
  Settling,
};
/** Interface of charges, the units of settlement and invoicing, which only this feature writes. */
export {
  findOpenCharges,
  listChargesOf,
  listOpenCharges,
  listStandingOf,
  lockCharges,
  makeChargesDue,
  makeDueAtCutOff,
  offsetCharges,
  settleCharges,
  settleOrderCharges,
  stageCharges,
  stageForInvoice,
  sumOpenCharges,
  writeCharge,
};
