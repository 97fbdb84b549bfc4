/** One line of the bench's table. */
export interface Line {
  what: string;
  value: string;
  /** The aim, and whether it was reached; both missing for plain facts. */
  aim?: string;
  isMet?: boolean;
}

/** Returns a line for a figure that must stay below its aim. */
export function below(what: string, value: number, aim: number, unit: string, digits = 2): Line {
  return { what, value: `${value.toFixed(digits)} ${unit}`, aim: `< ${aim} ${unit}`, isMet: value < aim };
}

/** Returns a line for a figure that must reach its aim. */
export function atLeast(what: string, value: number, aim: number, unit: string, digits = 0): Line {
  return { what, value: `${value.toFixed(digits)} ${unit}`, aim: `>= ${aim} ${unit}`, isMet: value >= aim };
}

/** Returns a line without an aim. */
export function fact(what: string, value: number, unit: string, digits = 2): Line {
  return { what, value: `${value.toFixed(digits)} ${unit}` };
}

/** Prints the lines as a table. */
export function printTable(title: string, lines: readonly Line[]): void {
  const width = (pick: (line: Line) => string) => Math.max(...lines.map((line) => pick(line).length));
  const widths = [width(({ what }) => what), width(({ value }) => value), width(({ aim }) => aim ?? '')];
  console.log(`\n${title}`);
  for (const { what, value, aim = '', isMet } of lines) {
    const verdict = isMet === undefined ? '' : isMet ? 'met' : 'MISSED';
    console.log(
      `  ${what.padEnd(widths[0]!)}  ${value.padStart(widths[1]!)}  ${aim.padEnd(widths[2]!)}  ${verdict}`.trimEnd(),
    );
  }
}
