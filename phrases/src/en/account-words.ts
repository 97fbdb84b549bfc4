import type { accountWords as source } from '../zh/account-words.ts';

export const accountWords: typeof source = {
  genders: ['Unknown', 'Male', 'Female'],
};
