/** A message that will not leave however often it is tried. */
export class Undeliverable extends Error {}
