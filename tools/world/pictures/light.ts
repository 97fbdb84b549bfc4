/** The colours of one hour of the day. `lamp` is the brightness of lamps: 0 by day, 1 at night. */
export interface Light {
  top: string;
  middle: string;
  low: string;
  /** Colour of the sun or the moon and its light. */
  glow: string;
  /** Colour of the distance. */
  haze: string;
  /** Colour of the nearest silhouettes. */
  ink: string;
  gold: string;
  lamp: number;
}

type Key = [hour: number, colours: string, lamp: number];

// top, middle, low, glow, haze, ink, gold: one day from before dawn to night.
const KEYS: Key[] = [
  [4.5, '0d2334 28485e 8d7f86 ffd7a8 5d6c7c 0c1e29 8a7350', 0.9],
  [5.6, '2c5670 86929c f2b58d ffdcae b59a98 183542 b98a4c', 0.5],
  [6.8, '5f97ad b4cbc6 fbdcac fff3d0 d9c4ae 27464c d9ab58', 0.1],
  [9, '4c9abb 9fd0d8 f4eedb fffbea bfd6d3 1f4d51 e5b95f', 0],
  [13, '3d8cb4 8cc5d6 e8f1e6 fffdf2 b4d1d3 1b4b4e e8bd62', 0],
  [16.2, '5590a6 bfcbb0 fae0a2 fff3c4 dcc79b 2f4843 e6b04e', 0],
  [17.6, '3c6682 c49a82 fcbd66 ffe9ae dd9a6a 2b2f38 e09a3c', 0.25],
  [18.4, '1f3a56 8b5f74 f49a55 ffd084 b3705f 182532 c47c38', 0.8],
  [19.2, '102740 33506b b9767a ffd9a6 5f6680 0c1c29 a37a45', 1],
  [21.5, '06141f 122b3e 2d4d5f f6eed8 2d4a5b 050f17 8d7444', 1],
  [24, '050f19 0e2434 254254 f6eed8 25404f 040c13 7c683f', 1],
];

/** Returns the light at an hour (4.5–24), interpolated between the defined hours. */
export function lightAt(hour: number): Light {
  const bounded = Math.min(24, Math.max(4.5, hour));
  const after = Math.max(
    1,
    KEYS.findIndex(([at]) => at >= bounded),
  );
  const from = KEYS[after - 1]!;
  const to = KEYS[after]!;
  const share = (bounded - from[0]) / (to[0] - from[0]);
  const start = from[1].split(' ');
  const end = to[1].split(' ');
  const [top, middle, low, glow, haze, ink, gold] = start.map((colour, index) =>
    mix(`#${colour}`, `#${end[index]}`, share),
  ) as [string, string, string, string, string, string, string];
  return { top, middle, low, glow, haze, ink, gold, lamp: from[2] + (to[2] - from[2]) * share };
}

/** Mixes two `#rrggbb` colours; `share` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (index: number) => {
    const a = Number.parseInt(first.slice(index, index + 2), 16);
    const b = Number.parseInt(second.slice(index, index + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
