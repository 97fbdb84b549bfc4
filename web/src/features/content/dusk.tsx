/** Generated evening scene in place of a picture, the same for the same seed. */
export function Dusk({ seed }: { seed: number }) {
  const hour = hours[seed % hours.length]!;
  const hills = ranges[Math.floor(seed / 3) % ranges.length]!;
  const landmark = landmarks[Math.floor(seed / 2) % landmarks.length]!;
  const shift = ((seed * 7) % 9) - 4;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 60 40"
      preserveAspectRatio="xMidYMax slice"
      className={`absolute inset-0 size-full ${hour.sky}`}
    >
      <circle cx={hour.sunAt + shift} cy={hour.sunHigh} r={hour.sunSize} className={hour.sun} />
      <path d={hills[0]} className={hour.far} opacity="0.5" />
      <g transform={`translate(${shift * 1.5} 0)`} className="fill-ink-deep" opacity="0.85">
        <path d={landmark} />
      </g>
      <path d={hills[1]} className="fill-ink-deep" />
    </svg>
  );
}

const hours = [
  { sky: 'bg-ink', far: 'fill-on-ink-muted', sun: 'fill-saffron', sunAt: 43, sunHigh: 17, sunSize: 3.4 },
  { sky: 'bg-teal-soft', far: 'fill-ink', sun: 'fill-saffron', sunAt: 18, sunHigh: 13, sunSize: 3.8 },
  { sky: 'bg-amber-soft', far: 'fill-ink', sun: 'fill-lacquer', sunAt: 40, sunHigh: 21, sunSize: 4.6 },
  { sky: 'bg-ink', far: 'fill-on-ink-muted', sun: 'fill-on-ink', sunAt: 15, sunHigh: 10, sunSize: 2.2 },
  { sky: 'bg-sunken', far: 'fill-ink', sun: 'fill-saffron', sunAt: 30, sunHigh: 19, sunSize: 5 },
] as const;

const ranges = [
  [
    'M-12 30C-4 21 6 20 16 26s16-9 28-5 16 2 30 8v14h-86z',
    'M-12 35c12-8 22 0 34-2s18-4 28 0 14 0 24-2v12h-86z',
  ],
  ['M-12 27c10-4 16 2 26-4s14-6 24 1 18-4 36 4v15h-86z', 'M-12 33c8-3 20 4 30 0s22-5 32 1 12-2 24-1v10h-86z'],
  ['M-12 31 4 20l9 6 11-11 14 12 8-5 26 12v9h-86z', 'M-12 34c14 2 20-5 34-3s16 5 28 1 14 1 24-1v12h-86z'],
] as const;

const landmarks = [
  // A stupa with smaller ones.
  'M21 33c0-5 3-6 3.600-10L25.500 14l.9 9c.6 4 3.600 5 3.600 10zM15.500 33c0-3 1.800-3.400 2.200-6l.5-4 .5 4c.4 2.600 2.200 3 2.200 6zM31.500 33c0-2.500 1.500-3 1.900-5l.4-3.500.4 3.500c.4 2 1.900 2.500 1.900 5z',
  // A gate with a tiled roof.
  'M18 33v-8h2.500v-2.500H16l3.500-4h14l3.500 4h-4.500V25H35v8h-5v-3.500a3.500 3.500 0 0 0-7 0V33z',
  // Palms.
  'M22.500 34c.6-5 .2-8-.8-11-1.800-1-3.700-.4-4.700 1.400.3-2.600 1.900-3.700 3.900-3-1-1.600-.6-3 1-3.600-.5 1.400 0 2.400 1 3.300.6-1.600 1.900-2.300 3.600-1.700-1.400.3-2 1.300-2 2.400 1.800-.3 3 .6 3.300 2.500-1.300-1.300-2.700-1.600-4.100-.9.8 3.200 1 6.800.6 10.600zM31 34c.4-3.500.1-5.600-.6-7.600-1.300-.7-2.600-.3-3.300 1 .2-1.900 1.400-2.600 2.800-2.100-.6-1.200-.3-2.200.8-2.600-.3 1 0 1.700.7 2.300.5-1.100 1.400-1.600 2.600-1.200-1 .3-1.400 1-1.400 1.700 1.300-.2 2.100.4 2.300 1.800-.9-.9-1.900-1.100-2.900-.6.6 2.200.7 4.700.4 7.300z',
  // A boat with a lantern.
  'M14 31h24c-1.500 3-4 4-7 4H21c-3 0-5.500-1-7-4zM22 31v-5c3-2 6-2 9 0v5zM34 31v-9h.8v9z',
] as const;
