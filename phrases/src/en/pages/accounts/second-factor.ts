import type zh from '../../../zh/pages/accounts/second-factor.ts';

/** Two-step verification: the second step of a login, and turning it on and off. */
const secondFactor: Record<keyof typeof zh, string> = {
  title: 'Two-step verification',
  stateOn: 'On',
  stateOff: 'Off',
  about:
    'Once it is on, a login needs a 6-digit code from the authenticator app on your phone besides the password. Even somebody who knows your password cannot log in.',
  onSince: 'On since {time}',
  codesLeft: '{count} recovery {count|code|codes} left',
  codesFew: 'Your recovery codes are running out, please make new ones.',
  codesGone: 'No recovery codes are left. Please make new ones, or you cannot log in if you lose your phone.',
  turnOn: 'Turn on two-step verification',
  turnOff: 'Turn off two-step verification',
  renew: 'Make new recovery codes',

  stepText:
    'The password is right. Open the authenticator app on your phone and enter the code for “{site}”.',
  stepRecoveryText: 'Enter one of the recovery codes you kept when you turned this on. Each works once.',
  code: '6-digit code',
  codeRequired: 'Please enter the 6-digit code',
  codeHint: 'Changes every 30 seconds',
  recoveryCode: 'Recovery code',
  recoveryCodeRequired: 'Please enter a recovery code',
  recoveryCodeHint: 'It looks like 4k7wm-x92pd, in upper or lower case',
  codeOrRecovery: 'Code or recovery code',
  codeOrRecoveryRequired: 'Please enter a code or a recovery code',
  codeOrRecoveryHint:
    'The 6-digit code of your authenticator app, or a recovery code if you are without your phone',
  useRecovery: 'Without your phone? Use a recovery code',
  useApp: 'Use the authenticator app',
  finishLogin: 'Finish logging in',
  backToPassword: 'Back to login',

  setUpStep: 'Step {step} of 3',
  passwordText: 'Please enter your password first to verify your identity.',
  password: 'Password',
  passwordRequired: 'Please enter your password',
  next: 'Next',
  scanText:
    'Scan the QR code with an authenticator app such as Microsoft Authenticator, Google Authenticator or 1Password.',
  qr: 'QR code to scan with an authenticator app',
  cannotScan: 'Cannot scan it? Type this key into the app:',
  secret: 'Key',
  openApp: 'Open in the authenticator app on this device',
  confirmText: 'Then enter the code the app shows:',
  confirm: 'Confirm and turn on',
  codesTitle: 'Keep your recovery codes',
  codesText:
    'If you lose your phone, only a recovery code lets you in. Each works once, and they are not shown again once this window is closed.',
  codesList: 'Recovery codes',
  copyCodes: 'Copy all',
  downloadCodes: 'Download',
  copySecret: 'Copy the key',
  copied: 'Copied',
  copyFailed: 'Could not copy; please select the text by hand',
  codesSaved: 'I have kept them',
  fileName: 'Serai recovery codes {account}.txt',
  fileHead:
    'Serai recovery codes for two-step verification\nAccount: {account}\nMade: {time}\nEach works once. Keep them safe.',
  turnedOn: 'Two-step verification is on',
  turnOffQuestion: 'Turn off two-step verification?',
  turnOffText: 'After that the password alone is enough to log in.',
  turnedOff: 'Two-step verification is off',
  renewTitle: 'Make new recovery codes',
  renewText: 'All recovery codes you have now will stop working.',
  renewConfirm: 'Make new codes',
};

export default secondFactor;
