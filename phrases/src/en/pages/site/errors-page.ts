import type source from '../../../zh/pages/site/errors-page.ts';

const errorsPage: Record<keyof typeof source, string> = {
  notFoundTitle: 'Page not found',
  notFoundText: 'Page not found {path}',
  notFoundHelp: 'The address may be mistyped, or the page has moved.',
  textGoneHelp:
    'The article may have been taken offline, or the address mistyped. Try searching for a word from it.',
  searchTexts: 'Search articles',
  fatalTitle: 'Something went wrong on this page',
  fatalHelp: 'The fault is ours. Your orders and money are not affected; reloading usually helps.',
  goHome: 'Go to the home page',
  reload: 'Reload',
};

export default errorsPage;
