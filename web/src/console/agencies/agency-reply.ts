import type { Got } from '../../platform/api/calls.ts';

export type AgencyReply = Got<'console/agency/detail'>;
