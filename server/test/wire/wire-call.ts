import type { WireStage } from './wire-stage.ts';

/** Makes a family call in every form a client has of it, and holds what comes back to its agreed shape. */
export type WireCall = (stage: WireStage) => Promise<void>;

/** By method and path. */
export type WireCalls = Readonly<Record<string, WireCall>>;
