import type source from '../../../zh/pages/site/list-views.ts';

const listViews: Record<keyof typeof source, string> = {
  columns: 'Columns',
  views: 'Saved views',
  save: 'Save as a view',
  saveHelp: 'Keeps the state, the filters and the order of rows. A view of the same name is replaced.',
  name: 'Name of the view',
  nameHint: 'For example “Arriving tomorrow”',
  confirm: 'Save',
  saved: 'The view {name} is saved',
  remove: 'Remove the view {name}',
  removeAsk: 'Remove the view {name}?',
  removeConfirm: 'Remove',
  removed: 'The view {name} is removed',
};

export default listViews;
