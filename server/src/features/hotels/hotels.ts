/** Public interface of the hotels feature. */
export { hotelAmendments } from './amendments/hotel-amendments.ts';
export { hotelDueSources } from './arrival-due.ts';
export { hotelProduct } from './hotel-product.ts';
export { hotelFiles } from './import/hotel-files.ts';
export { hotelPictureSubjects } from './import/picture-subjects.ts';
export { countNoticesForStaff } from './notices/count-for-digest.ts';
export { hotelQueues } from './notices/hotel-queues.ts';
export { hasRatePlans } from './offer-store.ts';
export { type Hotels, openHotels } from './open-hotels.ts';
export { placeSearch } from './search-places.ts';
export { sellsBelowCost } from './sells-below-cost.ts';
