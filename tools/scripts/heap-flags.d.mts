/** Flags of the portal's process for V8, or none if this version of Node does not know them. */
export function heapFlags(): string[];
