import type source from '../../../zh/pages/accounts/favourite.ts';

const favourite: Readonly<Record<keyof typeof source, string>> = {
  keep: 'Add {name} to favourites',
  logIn: 'Log in to add {name} to favourites',
};

export default favourite;
