import type source from '../../../zh/pages/accounts/favourite.ts';

const favourite: Readonly<Record<keyof typeof source, string>> = {
  keep: 'Add {name} to favourites',
  logIn: 'Log in to add {name} to favourites',
  note: 'Note: {text}',
  noteBy: '{name}, {date}',
  noteWrite: 'Add a note',
  noteWriteOf: 'Add a note on {name}',
  noteChange: 'Edit',
  noteChangeOf: 'Edit the note on {name}',
  noteOf: 'Note on {name}',
  noteHint:
    'All your colleagues can read and edit it. {count} {count|character|characters} left. Leave empty to delete it.',
  noteNow: 'Current note, by {name}: {text}',
  noteNowNone: 'A colleague has deleted this note.',
  noteSave: 'Save note',
  noteCancel: 'Cancel',
};

export default favourite;
