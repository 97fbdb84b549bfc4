/** Builds server and web into `dist` when the sources differ from those of the last build. */
export function ensureBuilt(): void;
/** A part of the server and all it imports of ours as one file; answers its path. */
export function bundlePart(entry: string): Promise<string>;
