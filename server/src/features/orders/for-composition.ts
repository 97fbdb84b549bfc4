/** Third public interface of orders: what only the composition of the server needs (composition/). */
export { createAmendments } from './amendments/amendments.ts';
export { orderAmendments } from './amendments/order-amendments.ts';
export type { Completions } from './charging/completion-port.ts';
export { heldMoney, orderEntities, owedMoney } from './charging/ledger-proofs.ts';
export { decideCorrection } from './corrections/decide-correction.ts';
export { countOrdersForMember, countOrdersForStaff } from './desk/count-for-digest.ts';
export { guardScope } from './desk/guard-scope.ts';
export { guardSeen } from './desk/guard-seen.ts';
export { orderQueues } from './desk/order-queues.ts';
export { orderDueSources } from './due/order-due-sources.ts';
export { orderSearch } from './lists/search-for-member.ts';
export { hasOrders } from './order-store.ts';
export type { NewOrder } from './place-order.ts';
export { createProducts } from './products.ts';
export { carryOutRequests } from './suppliers/carry-out-requests.ts';
export { reviewSilent } from './suppliers/review-silent.ts';
export {
  type BookAnswer,
  type CancelAnswer,
  createSuppliers,
  type LookUpAnswer,
  type Supplier,
} from './suppliers/supplier-port.ts';
