import type { FindStaffRoute } from './carry-out-request.ts';
import type { SubjectDeciders } from './decide-request.ts';
import { endDueRequests } from './end-due-requests.ts';

/** Interface of second-person requests for the composition of the portal. */
export { endDueRequests, type FindStaffRoute, type SubjectDeciders };
