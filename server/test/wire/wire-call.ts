import type { WireStage } from './wire-stage.ts';

/** Makes a family call in each form that a client uses, and checks the replies against the agreed shape. */
export type WireCall = (stage: WireStage) => Promise<void>;

/** Calls by method and path. */
export type WireCalls = Readonly<Record<string, WireCall>>;
