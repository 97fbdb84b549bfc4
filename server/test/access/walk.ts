import type { Endpoint } from '@serai/contract/endpoint';
import { expect } from 'vitest';
import { Chance } from '../reliability/figure.ts';
import { type Heard, told } from './call-route.ts';
import { canariesIn, otherSide, type SideName } from './canary.ts';
import type { MatrixStage } from './matrix-stage.ts';
import type { Cost } from './measure-call.ts';
import type { Ready, Row } from './row.ts';

/** Creates the record of what the walk over the contract has tried. */
export function beginWalk() {
  return {
    figures: {
      calls: 0,
      cells: 0,
      pairs: 0,
      mails: 0,
      canaryHits: 0,
      audited: 0,
      extras: 0,
      hostile: 0,
      taken: 0,
      largest: 0,
    },
    /** How often each actor got each verdict. */
    verdicts: new Map<string, number>(),
    /** Differences in milliseconds between answers about the other side's objects and about missing ones. */
    gaps: [] as number[],
    /** Cost of each call on success, and with the largest input. */
    ordinary: {} as Record<string, Cost>,
    largest: [] as { name: string; what: string; cost: Cost; again: () => Promise<Cost> }[],
    /** Selects the hostile values that are tried. */
    chance: new Chance(),
  };
}

export type Walk = ReturnType<typeof beginWalk>;

/** One call of the walk. */
export interface Visit {
  walk: Walk;
  stage: MatrixStage;
  name: string;
  endpoint: Endpoint;
  row: Row;
  /** The input with which the rightful caller of side A succeeds. */
  own: Ready;
}

/** Returns the fields that name an object of an agency or a user. */
export const ownedFields = ({ owned = {} }: Row): string[] => Object.keys(owned);
export const namesOrder = ({ owned = {} }: Row): boolean => Object.values(owned).includes('order');

/** Expects that no one receives a word of a side they do not belong to; a guest receives none at all. */
export function hear({ figures }: Walk, heard: Heard, ...hearers: SideName[]): void {
  for (const hearer of hearers) {
    const found = canariesIn(heard.text, otherSide(hearer));
    figures.canaryHits += found.length;
    expect(found, told(heard)).toEqual([]);
  }
}
