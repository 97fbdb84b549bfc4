import { hotelAmendments } from './amendments/hotel-amendments.ts';
import { countHotelSales } from './count-sales.ts';
import { hotelProduct } from './hotel-product.ts';
import { extendInventory } from './import/extend-inventory.ts';
import { hotelFiles } from './import/hotel-files.ts';
import { hotelPictureSubjects } from './import/picture-subjects.ts';
import { countNoticesForStaff } from './notices/count-for-digest.ts';
import { resendUnansweredNotices } from './notices/resend-unanswered-notices.ts';
import { hasRatePlans } from './offer-store.ts';
import { type Hotels, openHotels } from './open-hotels.ts';
import { releaseAllotments } from './release-allotments.ts';
import { sellsBelowCost } from './sells-below-cost.ts';

/** Public interface of the hotels feature. */
export {
  countHotelSales,
  countNoticesForStaff,
  extendInventory,
  type Hotels,
  hasRatePlans,
  hotelAmendments,
  hotelFiles,
  hotelPictureSubjects,
  hotelProduct,
  openHotels,
  releaseAllotments,
  resendUnansweredNotices,
  sellsBelowCost,
};
