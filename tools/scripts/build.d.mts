/** Builds server and web into `dist` when the sources differ from those of the last build. */
export function ensureBuilt(): void;
