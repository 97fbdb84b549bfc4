import { EXIT_BAD_SETTINGS } from '../../src/platform/env/start-refused.ts';

/** Test control never runs beside production settings: it can read captcha answers and move the clock. */
export function refuseProduction(env: Record<string, string | undefined>): void {
  const found = ['PUBLIC_URL', 'DATABASE_URL'].filter((name) => env[name]?.trim());
  if (found.length === 0 && env.NODE_ENV !== 'production') return;
  process.stderr.write(`Test control refuses production settings: ${found.join(', ') || 'NODE_ENV'}.\n`);
  process.exit(EXIT_BAD_SETTINGS);
}
