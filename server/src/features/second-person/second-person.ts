/** Interface of second-person requests for the composition of the portal. */
export type { SubjectDeciders } from './decide-request.ts';
export { endDueRequests } from './end-due-requests.ts';
export { secondPersonQueue } from './second-person-queue.ts';
