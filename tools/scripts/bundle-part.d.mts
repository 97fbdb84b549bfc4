/** Bundles a part of the server with all its own imports into one file; returns its path. */
export function bundlePart(entry: string): Promise<string>;
