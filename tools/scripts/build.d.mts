/** Builds server and web into `dist` if the sources have changed since the last build. */
export function ensureBuilt(): void;
