import { readFileSync, writeFileSync } from 'node:fs';
import { findCoverage } from './find-coverage.ts';
import { conformancePath, countRows, isRow, readConformance } from './read-conformance.ts';

// Writes the column of tests and the count of docs/conformance.md: npm run conformance
const { files } = findCoverage();
const text = readFileSync(conformancePath, 'utf8').split('\n').map(writeTests).join('\n');
const { rows, countLine } = readConformance(text);
writeFileSync(conformancePath, text.replace(countLine, countRows(rows)));
console.log(countRows(rows));

/** Replaces the last column of a row with links to the files whose tests cover it. */
function writeTests(line: string): string {
  if (!isRow(line)) return line;
  const [, number = '', statement = '', implementedBy = ''] = line.split('|').map((cell) => cell.trim());
  const tests = (files.get(number) ?? []).map(linkTo).join('; ') || 'not yet';
  return `| ${number} | ${statement} | ${implementedBy} | ${tests} |`;
}

function linkTo(path: string): string {
  return `[${path.slice(path.lastIndexOf('/') + 1)}](../${path})`;
}
