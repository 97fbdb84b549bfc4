import type source from '../../../zh/pages/content/content-search.ts';

const contentSearch: Record<keyof typeof source, string> = {
  title: 'Search articles',
  titleFor: 'Search results for “{keyword}”',
  description: 'Search travel guides, booking help and articles for the trade.',
  label: 'Search for',
  placeholder: 'City, border, visa, payment…',
  submit: 'Search',
  hot: 'Popular searches',
  recent: 'Your recent searches',
  clearRecent: 'Clear recent searches',
  found: '{count} {count|article|articles} found',
  meant: 'Nothing found for “{typed}”. Showing results for “{meant}”.',
  sortBy: 'Sort by',
  sort_match: 'Best match',
  sort_new: 'Newest',
  sort_hot: 'Hot',
  sort_views: 'Most read',
  nothing: 'Nothing found for “{keyword}”',
  nothingHelp:
    'Try a shorter word, such as a city. To find an order or flight number, use the order list in the user centre.',
  askHelp: 'Type a city, a border crossing or a question, in Chinese or English.',
  guides: 'Start with these guides',
  byChannel: 'By channel',
  help: 'Help with booking',
  contactUs: 'Contact us',
};

export default contentSearch;
