export function scratchFolder(): string;
