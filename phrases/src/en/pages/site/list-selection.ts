import type source from '../../../zh/pages/site/list-selection.ts';

const selection: Record<keyof typeof source, string> = {
  selectRow: 'Select {number}',
  selectPage: 'Select all on this page',
  start: 'Select',
  stop: 'Stop selecting',
  selected: '{count} selected',
  selectedMost: '{count} selected, which is the maximum',
  clear: 'Clear selection',
  actions: 'Actions on the selection',
  export_xlsx: 'Export selected (Excel)',
  export_csv: 'Export selected (CSV)',
};

export default selection;
