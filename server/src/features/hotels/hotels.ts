/** Public interface of the hotels feature. */
export { hotelAmendments } from './amendments/hotel-amendments.ts';
export { countHotelSales } from './count-sales.ts';
export { hotelProduct } from './hotel-product.ts';
export { extendInventory } from './import/extend-inventory.ts';
export { hotelFiles } from './import/hotel-files.ts';
export { hotelPictureSubjects } from './import/picture-subjects.ts';
export { countNoticesForStaff } from './notices/count-for-digest.ts';
export { hotelQueues } from './notices/hotel-queues.ts';
export { resendUnansweredNotices } from './notices/resend-unanswered-notices.ts';
export { hasRatePlans } from './offer-store.ts';
export { type Hotels, openHotels } from './open-hotels.ts';
export { releaseAllotments } from './release-allotments.ts';
export { sellsBelowCost } from './sells-below-cost.ts';
