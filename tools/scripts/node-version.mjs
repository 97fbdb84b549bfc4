// Written so that every Node that knows modules can read it: an old one must get this line, not a
// syntax error. Scripts load everything else after asking.

var NEEDED = [20, 19];

/** Ends the process with one clear line when this Node is too old. */
export function requireNode() {
  var parts = process.versions.node.split('.').map(Number);
  if (parts[0] > NEEDED[0] || (parts[0] === NEEDED[0] && parts[1] >= NEEDED[1])) return;
  console.error(
    'Serai needs Node.js ' +
      NEEDED.join('.') +
      ' or newer; this is ' +
      process.versions.node +
      '. See https://nodejs.org',
  );
  process.exit(1);
}
