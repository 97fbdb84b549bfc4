/** Interface of charges, the units of settlement and invoicing; only this feature writes them. */
export {
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
export { findOpenCharges, listOpenCharges, type OpenFilter, sumOpenCharges } from './list-open-charges.ts';
export { type OffsetCharge, type OffsetCharges, offsetCharges } from './offset-charges.ts';
export { type ChargedOrder, type NewCharge, writeCharge } from './write-charge.ts';
