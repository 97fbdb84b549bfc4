import type { FindStaffRoute } from './carry-out-request.ts';
import type { SubjectDeciders } from './decide-request.ts';
import { endDueRequests } from './end-due-requests.ts';

/** What the composition of the portal uses of the acts that wait for a second person. */
export { endDueRequests, type FindStaffRoute, type SubjectDeciders };
