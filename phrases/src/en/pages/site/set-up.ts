import type source from '../../../zh/pages/site/set-up.ts';

const setUp: Record<keyof typeof source, string> = {
  title: 'Create the first operator',
  text: 'This link works once. The account it creates serves the seller’s side: topping up agencies, granting credit, handling orders.',
  linkMissing: 'The link is not complete',
  linkMissingHelp: 'Please copy the whole link from the window where the program was started.',
  username: 'Account',
  email: 'Email',
  password: 'Password',
  submit: 'Create account',
  doneTitle: 'The operator’s account is ready',
  doneText: 'You can now log in as {username}.',
  toLogin: 'Go to login',
};

export default setUp;
