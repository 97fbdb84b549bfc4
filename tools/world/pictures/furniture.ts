import { mix } from './light.ts';
import { downward, num, oval, type Pen, path, rect, round } from './pen.ts';
import { lightAcross, type Tones, tone } from './room-shell.ts';

/** A made bed seen from its foot; a narrow one has one pillow. */
export function bedOf(
  pen: Pen,
  tones: Tones,
  bed: { x: number; y: number; wide: number; tall: number },
): string {
  const linen = tone(pen, tones.linen);
  const shade = mix(linen, pen.light.ink, 0.2);
  const wood = tone(pen, tones.wood);
  const accent = tone(pen, tones.accent);
  const { x, y, wide, tall } = bed;
  const pillow = (px: number, py: number, w: number, colour: string) =>
    path(
      `M${num(px)} ${num(py)}q${num(w / 2)} -22 ${num(w)} 0q14 34 -4 62q${num(-w / 2 + 4)} 14 ${num(-w + 8)} 0q-18 -30 -4 -62Z`,
      downward(pen, [
        [0, mix(colour, '#ffffff', 0.25)],
        [1, mix(colour, pen.light.ink, 0.14)],
      ]),
    );
  return [
    rect(
      x - 14,
      y - tall * 0.42,
      wide + 28,
      tall * 0.62,
      downward(pen, [
        [0, mix(wood, '#ffffff', 0.08)],
        [1, mix(wood, pen.light.ink, 0.3)],
      ]),
      'rx="14"',
    ),
    oval(x + wide / 2, y + tall * 1.08, wide * 0.58, 20, pen.light.ink, 'opacity="0.3"'),
    path(
      `M${num(x)} ${num(y + 26)}h${num(wide)}l26 ${num(tall * 0.98)}h${num(-wide - 52)}Z`,
      downward(pen, [
        [0, linen],
        [0.35, linen],
        [1, shade],
      ]),
    ),
    ...(wide < 330
      ? [
          pillow(x + wide * 0.16, y - 12, wide * 0.68, linen),
          pillow(x + wide * 0.3, y + 22, wide * 0.4, accent),
        ]
      : [
          pillow(x + wide * 0.07, y - 12, wide * 0.37, linen),
          pillow(x + wide * 0.56, y - 12, wide * 0.37, linen),
          pillow(x + wide * 0.17, y + 22, wide * 0.26, accent),
          pillow(x + wide * 0.57, y + 22, wide * 0.26, accent),
        ]),
    path(
      `M${num(x - 12)} ${num(y + tall * 0.62)}q${num(wide / 2 + 12)} 26 ${num(wide + 24)} 0l9 ${num(tall * 0.24)}q${num(-wide / 2 - 20)} 26 ${num(-wide - 42)} 0Z`,
      downward(pen, [
        [0, accent],
        [1, mix(accent, pen.light.ink, 0.3)],
      ]),
    ),
  ].join('');
}

/** A floor lamp, lit by the hour. */
export function lamp(pen: Pen, x: number, y: number, s: number): string {
  const on = pen.light.lamp > 0.2;
  const shade = on ? mix('#f6d9a2', '#ffe9bf', pen.light.lamp) : tone(pen, '#e9dcc4');
  const halo = on
    ? oval(
        x,
        y,
        s * 5,
        s * 4.4,
        round(pen, [
          [0, '#ffcf85', 0.5 * pen.light.lamp],
          [1, '#ffcf85', 0],
        ]),
      )
    : '';
  return `${halo}${rect(x - 3, y, 6, s * 1.5, tone(pen, '#5c4632'))}${path(`M${num(x - s * 0.34)} ${num(y - s * 0.45)}h${num(s * 0.68)}l${num(s * 0.22)} ${num(s * 0.8)}h${num(-s * 1.12)}Z`, shade)}`;
}

/** A paper lantern on its cord. */
export function lantern(pen: Pen, tones: Tones, x: number, y: number, s: number): string {
  const paper = mix(tone(pen, mix(tones.accent, '#f3d9a8', 0.55)), '#ffe0a3', pen.light.lamp * 0.7);
  const halo = oval(
    x,
    y + s,
    s * 3.4,
    s * 3.2,
    round(pen, [
      [0, '#ffc978', 0.16 + 0.36 * pen.light.lamp],
      [1, '#ffc978', 0],
    ]),
  );
  const wood = tone(pen, mix(tones.wood, '#000000', 0.35));
  return `${rect(x - 1, 0, 2, y, wood)}${halo}${oval(x, y + s, s * 0.78, s, paper)}${rect(x - s * 0.3, y - 2, s * 0.6, 7, wood)}${rect(x - s * 0.3, y + s * 2 - 5, s * 0.6, 7, wood)}<path d="M${num(x)} ${num(y)}v${num(s * 2)}M${num(x - s * 0.38)} ${num(y + s * 0.14)}q${num(-s * 0.34)} ${num(s * 0.86)} 0 ${num(s * 1.72)}M${num(x + s * 0.38)} ${num(y + s * 0.14)}q${num(s * 0.34)} ${num(s * 0.86)} 0 ${num(s * 1.72)}" stroke="${wood}" stroke-width="1.4" fill="none" opacity="0.55"/>`;
}

/** A small table beside a bed. */
export function nightTable(pen: Pen, tones: Tones, x: number, y: number): string {
  const wood = tone(pen, mix(tones.wood, '#000000', 0.1));
  return (
    rect(x - 46, y - 6, 92, 12, mix(wood, '#ffffff', 0.15)) +
    rect(
      x - 38,
      y,
      76,
      74,
      downward(pen, [
        [0, wood],
        [1, mix(wood, pen.light.ink, 0.4)],
      ]),
    )
  );
}

/** A framed print. */
export function art(pen: Pen, tones: Tones, x: number, y: number, wide: number, tall: number): string {
  const paper = tone(pen, '#f1e8d6');
  const ink = tone(pen, tones.accent);
  return [
    rect(x - 8, y - 8, wide + 16, tall + 16, tone(pen, mix(tones.wood, '#000000', 0.3))),
    rect(x, y, wide, tall, paper),
    oval(x + wide * 0.66, y + tall * 0.34, tall * 0.13, tall * 0.13, ink),
    path(
      `M${num(x)} ${num(y + tall)}v${num(-tall * 0.3)}q${num(wide * 0.25)} ${num(-tall * 0.34)} ${num(wide * 0.5)} 0t${num(wide * 0.5)} ${num(-tall * 0.06)}v${num(tall * 0.36)}Z`,
      mix(ink, paper, 0.45),
    ),
  ].join('');
}

/** A plant in its pot; `y` is the foot. */
export function plant(pen: Pen, x: number, y: number, s: number): string {
  const green = tone(pen, '#4c7a58');
  const leaves = Array.from({ length: 13 }, (_, at) => {
    const turn = -80 + at * 13.3 + pen.chance.between(-5, 5);
    const reach = s * pen.chance.between(0.6, 0.8);
    return `<path d="M0 0C${num(-reach * 0.13)} ${num(-reach * 0.4)} ${num(-reach * 0.1)} ${num(-reach * 0.8)} 0 ${num(-reach)}C${num(reach * 0.1)} ${num(-reach * 0.8)} ${num(reach * 0.13)} ${num(-reach * 0.4)} 0 0Z" fill="${mix(green, pen.light.ink, pen.chance.between(0, 0.35))}" transform="translate(${num(x)} ${num(y - s * 0.26)}) rotate(${num(turn)})"/>`;
  });
  const pot = tone(pen, '#a9674a');
  return (
    leaves.join('') +
    path(
      `M${num(x - s * 0.15)} ${num(y - s * 0.28)}h${num(s * 0.3)}l${num(-s * 0.05)} ${num(s * 0.28)}h${num(-s * 0.2)}Z`,
      lightAcross(pen, pot),
    )
  );
}

/** A laid round table with two chairs. */
export function table(pen: Pen, tones: Tones, x: number, y: number, s: number): string {
  const cloth = tone(pen, tones.linen);
  const chair = tone(pen, tones.wood);
  const accent = tone(pen, tones.accent);
  const seat = (cx: number) =>
    rect(cx - 34 * s, y - 62 * s, 68 * s, 96 * s, chair, `rx="${num(16 * s)}"`) +
    rect(cx - 27 * s, y - 54 * s, 54 * s, 52 * s, accent, `rx="${num(12 * s)}"`);
  return [
    seat(x - 150 * s),
    seat(x + 150 * s),
    oval(x, y + 92 * s, 150 * s, 14 * s, pen.light.ink, 'opacity="0.28"'),
    path(
      `M${num(x - 132 * s)} ${num(y)}q6 ${num(70 * s)} ${num(-14 * s)} ${num(92 * s)}h${num(292 * s)}q${num(-20 * s)} ${num(-22 * s)} ${num(-14 * s)} ${num(-92 * s)}Z`,
      downward(pen, [
        [0, mix(cloth, pen.light.ink, 0.08)],
        [1, mix(cloth, pen.light.ink, 0.3)],
      ]),
    ),
    oval(x, y, 134 * s, 30 * s, mix(cloth, '#ffffff', 0.3)),
    oval(x - 56 * s, y + 4 * s, 40 * s, 9 * s, tone(pen, '#ffffff')),
    oval(x + 56 * s, y + 4 * s, 40 * s, 9 * s, tone(pen, '#ffffff')),
    rect(x - 7 * s, y - 40 * s, 14 * s, 38 * s, accent, `rx="${num(6 * s)}"`),
    oval(x, y - 50 * s, 15 * s, 14 * s, tone(pen, '#d98a93')),
  ].join('');
}

/** An armchair; `y` is the foot. */
export function armchair(pen: Pen, tones: Tones, x: number, y: number): string {
  const cloth = tone(pen, tones.accent);
  const dark = mix(cloth, pen.light.ink, 0.3);
  return [
    oval(x + 95, y + 6, 130, 12, pen.light.ink, 'opacity="0.3"'),
    rect(
      x + 16,
      y - 150,
      158,
      120,
      downward(pen, [
        [0, mix(cloth, '#ffffff', 0.12)],
        [1, dark],
      ]),
      'rx="30"',
    ),
    rect(x + 24, y - 66, 142, 50, mix(cloth, '#ffffff', 0.08), 'rx="16"'),
    rect(x - 8, y - 92, 44, 88, dark, 'rx="18"'),
    rect(x + 154, y - 92, 44, 88, dark, 'rx="18"'),
  ].join('');
}
