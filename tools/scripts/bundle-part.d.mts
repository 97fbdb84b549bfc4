/** A part of the server and all it imports of ours as one file; answers its path. */
export function bundlePart(entry: string): Promise<string>;
