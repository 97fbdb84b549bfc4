import type { Endpoint } from '@serai/contract/endpoint';
import { expect } from 'vitest';
import { Chance } from '../reliability/figure.ts';
import { type Heard, told } from './call-route.ts';
import { canariesIn, otherSide, type SideName } from './canary.ts';
import type { MatrixStage } from './matrix-stage.ts';
import type { Cost } from './measure-call.ts';
import type { Ready, Row } from './row.ts';

/** What the walk over the contract has tried. */
export function beginWalk() {
  return {
    figures: {
      ...{ calls: 0, cells: 0, pairs: 0, mails: 0, canaryHits: 0, audited: 0, extras: 0 },
      ...{ hostile: 0, taken: 0, largest: 0 },
    },
    /** How often each of them was answered how. */
    verdicts: new Map<string, number>(),
    /** By how many milliseconds an answer about what is the other side's and one about what is missing differed. */
    gaps: [] as number[],
    /** What each call cost when it succeeded, and what with the largest input. */
    ordinary: {} as Record<string, Cost>,
    largest: [] as { name: string; what: string; cost: Cost; again: () => Promise<Cost> }[],
    /** Which hostile values are tried. */
    chance: new Chance(),
  };
}

export type Walk = ReturnType<typeof beginWalk>;

/** One call on the walk. */
export interface Visit {
  walk: Walk;
  stage: MatrixStage;
  name: string;
  endpoint: Endpoint;
  row: Row;
  /** With what the rightful caller of side A succeeds. */
  own: Ready;
  /** Whose turn it is of what the short run deals out. */
  turn: number;
}

/** Fields that name something of an agency or a user. */
export const ownedFields = ({ owned = {} }: Row): string[] => Object.keys(owned);
export const namesOrder = ({ owned = {} }: Row): boolean => Object.values(owned).includes('order');

/** Nobody hears a word of the side they do not belong to; a guest hears of none. */
export function hear({ figures }: Walk, heard: Heard, ...hearers: SideName[]): void {
  for (const hearer of hearers) {
    const found = canariesIn(heard.text, otherSide(hearer));
    figures.canaryHits += found.length;
    expect(found, told(heard)).toEqual([]);
  }
}
