// Written in a syntax that every Node with modules can read: an old one must print this line, not a syntax
// error. Scripts import everything else after this check.

var NEEDED = [20, 19];

/** Exits with a clear message if this Node is too old. */
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
