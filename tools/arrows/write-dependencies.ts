import { writeFileSync } from 'node:fs';
import { describeDependencies } from './describe-dependencies.ts';

// npm run dependencies: writes docs/dependencies.md from the lint rules.
writeFileSync(new URL('../../docs/dependencies.md', import.meta.url), describeDependencies());
