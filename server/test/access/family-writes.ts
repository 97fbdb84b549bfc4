const code = ['verification_codes.used_at', 'verification_codes -', 'verification_codes.tries'];
const mail = ['outbox +'];
/** A notice, announced to the streams of all processes. */
const told = [...mail, 'notices +', 'changes +', 'changes.xid'];

/** A row of words without an id is replaced. */
const userWords = ['agency_search +', 'agency_search -'];

/** A new password ends the sessions of the old one, with the reason. */
const sessionsEnded = ['sessions.ended_at', 'sessions.password_changed'];

/**
 * Changes allowed for each writing family call: columns of existing rows, and tables that gain or lose rows.
 */
export const familyWrites: Readonly<Record<string, readonly string[]>> = {
  'POST index/message': [
    'work_orders +',
    'work_order_entries +',
    'work_order_search +',
    'notices +',
    'changes +',
    // A user who had an earlier notice has a row already.
    'changes.xid',
    ...mail,
  ],
  'POST common/checkClickCaptcha': [],
  'POST user/checkIn': [
    'sessions +',
    'refresh_tokens +',
    'users.last_login_at',
    'users.last_login_ip',
    'captcha_challenges -',
  ],
  'POST user/logout': ['sessions.ended_at'],
  'POST common/refreshToken': [
    'refresh_tokens +',
    'refresh_tokens -',
    'sessions.access_hash',
    'sessions.access_expires_at',
    'sessions.previous_hash',
    'sessions.previous_expires_at',
  ],
  'POST Ems/send': ['verification_codes +', 'captcha_challenges -', ...mail],
  'POST Sms/send': ['verification_codes +', 'captcha_challenges -', ...mail],
  'POST account/retrievePassword': ['users.password_hash', ...sessionsEnded, ...code, ...told],
  'POST account/profile': ['users.nickname', 'users.gender', 'users.birthday', 'users.motto', ...userWords],
  'POST account/verification': ['one_time_links +', ...code],
  'POST account/changeBind': ['users.email', 'one_time_links.used_at', ...userWords, ...code, ...told],
  'POST account/changePassword': ['users.password_hash', ...sessionsEnded, ...told],
  'POST ajax/upload': ['uploads +'],
};
