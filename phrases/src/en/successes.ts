import type { successes as source } from '../zh/successes.ts';

export const successes: Record<keyof typeof source, string> = {
  code_mailed: 'A code is on its way to the email address',
  code_texted: 'A code is on its way to the phone',
  password_reset: 'Password reset; please log in with the new one. All other devices have been logged out',
  message_received: 'We have your message and will answer soon',
};
