import type source from '../../../zh/pages/accounts/change-password.ts';

const changePassword: Record<keyof typeof source, string> = {
  title: 'Change password',
  help: 'This device stays logged in. All others must log in again with the new password.',
  old: 'Current password',
  oldRequired: 'Please enter your current password',
  new: 'New password',
  newInvalid: 'A password has 6 to 32 characters, without & < > " \'',
  newSame: 'The new password must differ from the current one',
  confirm: 'New password again',
  confirmRequired: 'Please enter the new password again',
  confirmDiffers: 'The two new passwords differ',
  submit: 'Change password',
  forgotten: 'Forgot your current password?',
  forgottenHelp: 'Log out and reset it on the login page with a code sent to your email or mobile.',
  done: 'Password changed',
  doneText: 'All other devices are logged out and need the new password.',
  toSessions: 'See your devices',
  again: 'Change it again',
};

export default changePassword;
