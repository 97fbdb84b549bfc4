import type { AgencyUser, ListedAgency } from '@serai/contract/agencies/desk';
import { toSeconds } from '../../../platform/clock.ts';
import type { UserRow } from './agency-store.ts';

/** A user as the person to contact. */
export function presentContact({
  id,
  username,
  nickname,
  email,
  area_num,
  mobile,
}: UserRow): NonNullable<ListedAgency['contact']> {
  const phone = area_num === null || mobile === null ? '' : `+${area_num}${mobile}`;
  return { id, username, nickname, email: email ?? '', phone };
}

/** A user on the page of an agency. */
export function presentUser(user: UserRow): AgencyUser {
  return {
    ...presentContact(user),
    role: user.role,
    disabled: user.disabled_at !== null,
    second_factor: user.has_second_factor,
    last_login_at: user.last_login_at && toSeconds(user.last_login_at),
    created_at: toSeconds(user.created_at),
  };
}
