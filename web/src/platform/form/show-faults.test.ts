import { createFormControl } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../api/api.ts';
import { showFaults } from './show-faults.ts';

/** A field of the page with its position in the document. */
class Field {
  isConnected = true;
  value = '';
  constructor(
    readonly name: string,
    readonly place: number,
  ) {}
  compareDocumentPosition(other: Field) {
    return other.place > this.place ? 4 : 2;
  }
  focus() {
    focused = this.name;
  }
}

let focused = '';
beforeEach(() => {
  focused = '';
  vi.stubGlobal('HTMLElement', Field);
  vi.stubGlobal('Node', { DOCUMENT_POSITION_FOLLOWING: 4 });
});

/** A form that shows the account name above the password, and no field for the note. */
function form() {
  const made = createFormControl({ defaultValues: { password: '', username: '', hosts: '' } });
  for (const [place, name] of (['username', 'password', 'hosts'] as const).entries()) {
    made.register(name).ref(new Field(name, place));
  }
  const said = () =>
    Object.fromEntries(names.map((name) => [name, made.control._formState.errors[name]?.message]));
  return { made: made as never as Parameters<typeof showFaults>[0], said };
}
const names = ['username', 'password', 'hosts', 'root'] as const;

const refused = (errors: Record<string, string>, reason = 'input_invalid') =>
  new ApiFailure('Refused', 0, {
    reason,
    errors: Object.entries(errors).map(([field, message]) => ({ field, message })),
  });

test('showFaults: refusals → beside their fields, focus on the first', () => {
  const { made, said } = form();
  showFaults(made, refused({ password: 'Too short', username: 'Taken' }));
  expect(said()).toMatchObject({ username: 'Taken', password: 'Too short', root: undefined });
  expect(focused).toBe('username');
});

test('showFaults: refusal of a list item → beside the list', () => {
  const { made, said } = form();
  showFaults(made, refused({ 'hosts[2]': 'No such host' }));
  expect(said()).toMatchObject({ hosts: 'No such host' });
});

test('showFaults: refusal without a field → beside the related field or above the button', () => {
  const { made, said } = form();
  showFaults(made, refused({}, 'username_taken'), { ofReason: { username_taken: 'username' } });
  expect(said()).toMatchObject({ username: 'Refused', root: undefined });
  const other = form();
  showFaults(other.made, refused({}, 'login_throttled'), { ofReason: { username_taken: 'username' } });
  expect(other.said()).toMatchObject({ username: undefined, root: 'Refused' });
  expect(focused).toBe('username');
});

test('showFaults: error of a field that the form lacks → shown', () => {
  const { made, said } = form();
  showFaults(made, refused({ note: 'Too long', password: 'Too short' }));
  expect(said()).toMatchObject({ root: 'Too long', password: 'Too short' });
  expect(focused).toBe('password');
});
