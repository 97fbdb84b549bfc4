import { readFileSync, writeFileSync } from 'node:fs';
import { conformancePath, countRows, readConformance } from './read-conformance.ts';

// Writes the count at the top of docs/conformance.md again: node --import tsx tools/conformance/count-conformance.ts
const { rows, countLine } = readConformance();
const text = readFileSync(conformancePath, 'utf8');
writeFileSync(conformancePath, text.replace(countLine, countRows(rows)));
console.log(countRows(rows));
