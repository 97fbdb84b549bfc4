import type { ReactNode } from 'react';

export type IconName = keyof typeof drawings;

/** Whether an icon of this name exists; for names from outside. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(drawings, name);
}

/** Line icon on a 24-unit grid. Decorative: the adjacent text or the button's label carries the meaning. */
export function Icon({
  name,
  size = 20,
  className,
}: {
  name: IconName;
  size?: number | undefined;
  className?: string | undefined;
}) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {drawings[name]}
    </svg>
  );
}

const drawings = {
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5 5" />
    </>
  ),
  calendar: (
    <path d="M4 8.5A2.5 2.5 0 0 1 6.5 6h11A2.5 2.5 0 0 1 20 8.500V20H4zM4 11h16M8 3.500V8M16 3.500V8" />
  ),
  guests: (
    <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c.6-4 3-6 6.5-6s5.9 2 6.5 6M15.5 4.600a3.2 3.2 0 0 1 0 6M18 14.600c2 .9 3.2 2.7 3.5 5.4" />
  ),
  passport: <path d="M6 3h12v18H6zM12 7.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6M9 10.500h6M9.5 17h5" />,
  bed: (
    <path d="M3 19v-6.500h18V19M3 16.500h18M5 12.500V8a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v4.500M8 12.500v-2h8v2" />
  ),
  meal: <path d="M7 3v18M4.5 3v5a2.5 2.5 0 0 0 5 0V3M17 21v-7h-2.500c0-6 1-9.5 2.5-11z" />,
  car: <path d="M4 16v-3.500l2-5.500h12l2 5.500V16zM4 12.500h16M6.5 16v2.500M17.5 16v2.5" />,
  bag: <path d="M4.5 8h15v12h-15zM9 8V4.500h6V8M9 12v4M15 12v4" />,
  fuel: (
    <path d="M5 20.500V4h9v16.500M3.5 20.500h12M5 10.500h9M14 12.500h2.500v4a1.7 1.7 0 0 0 3.4 0V9l-3-3" />
  ),
  axle: <path d="M4 5v5M4 14v5M20 5v5M20 14v5M4 7.500h16M4 16.500h16M12 7.500v9" />,
  plane: <path d="m3 13.5 18-7-5.5 14-3.5-5.500zM12 15l9-8.5" />,
  building: <path d="M5 21V5l8-2v18M13 9h6v12M3 21h18M8 8h2M8 12h2M8 16h2M16 13h.5M16 17h.5" />,
  landmark: <path d="M12 2v4M12 6c-3 3-4 5.5-4 8h8c0-2.5-1-5-4-8M6 14h12l1.5 4h-15zM3 21h18" />,
  district: <path d="M3 6.5 9 4l6 2.500L21 4v13.500L15 20l-6-2.500L3 20zM9 4v13.500M15 6.500V20" />,
  pin: (
    <path d="M12 21c5-5.5 7-8.8 7-11.500a7 7 0 0 0-14 0C5 12.2 7 15.5 12 21M12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5" />
  ),
  star: <path fill="currentColor" d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6-4.4-4.2 6-.8z" />,
  check: <path d="m4.5 12.5 5 5 10-11" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  'chevron-down': <path d="m6 9.5 6 6 6-6" />,
  'chevron-up': <path d="m6 14.5 6-6 6 6" />,
  'chevron-left': <path d="m14.5 6-6 6 6 6" />,
  'chevron-right': <path d="m9.5 6 6 6-6 6" />,
  'arrow-right': <path d="M4 12h16M14 6l6 6-6 6" />,
  menu: <path d="M4 7h16M4 12h16M4 17h10" />,
  user: <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20.500c.8-4 3.5-6 7.5-6s6.7 2 7.5 6" />,
  globe: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" />,
  eye: (
    <path d="M2.5 12C5 7.5 8 5.5 12 5.500s7 2 9.5 6.500c-2.5 4.5-5.5 6.5-9.5 6.500S5 16.5 2.5 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6" />
  ),
  'eye-off': (
    <path d="M4 4l16 16M9.5 5.800C14.5 4.6 18.5 7 21.5 12c-.8 1.5-1.7 2.7-2.7 3.600M6 7.500C4.7 8.6 3.5 10 2.5 12c2.5 4.5 5.5 6.5 9.5 6.5 1.5 0 2.8-.3 4-.9" />
  ),
  info: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.500M12 7.500v.2" />,
  warning: <path d="M12 4 2.5 20h19zM12 10v4.500M12 17.200v.2" />,
  error: <path d="M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.500V13M12 16.300v.2" />,
  clock: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5.500l3.5 2" />,
  wallet: <path d="M3.5 7v11.500h17V9H6a2.5 2.5 0 0 1 0-5h12v5M16.5 13.700v.1" />,
  receipt: <path d="M6 3v18l2-1.5 2 1.5 2-1.5 2 1.5 2-1.5 2 1.500V3zM9 8h6M9 12h6M9 16h3" />,
  banknote: (
    <path d="M3 6.500h18v11H3zM12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5M6.500 12v.1M17.500 12v.1" />
  ),
  tasks: (
    <path d="M4 6.500 5.500 8 8.500 5M4 12.500 5.500 14l3-3M4 18.500 5.500 20l3-3M12 6.500h8M12 12.500h8M12 18.500h8" />
  ),
  phone: (
    <path d="M6 3.5 9 4l1.5 4-2 1.500c1 2.5 3 4.5 5.5 5.500l1.5-2 4 1.5.5 3c-.5 2-1.8 3-3.5 3C9.5 20 4 14 3.5 7.500c0-2 1-3.5 2.5-4" />
  ),
  mobile: <path d="M7 2.500h10v19H7zM10.5 18.500h3" />,
  tablet: <path d="M4.5 3h15v18h-15zM10.5 18h3" />,
  computer: <path d="M4.5 5h15v10.500h-15zM2.5 19h19" />,
  mail: <path d="M3.5 5.500h17v13h-17zM3.5 7l8.5 6.500L20.5 7" />,
  lock: <path d="M5.5 10.500h13V21h-13zM8 10.500V7.500a4 4 0 0 1 8 0v3M12 14.500v2.5" />,
  filter: <path d="M4 6h16M7 12h10M10 18h4" />,
  sort: <path d="M8 5v14M4.5 15.5 8 19l3.5-3.500M16 19V5M12.5 8.5 16 5l3.5 3.5" />,
  logout: <path d="M14 4H5v16h9M10 12h11M17 8l4 4-4 4" />,
  undo: <path d="M8.5 5.5 4.5 9.500l4 4M5 9.500h9a5.5 5.5 0 0 1 0 11h-4" />,
  refresh: <path d="M19.5 12a7.5 7.5 0 1 1-2.5-5.600M17.5 2.500V7H13" />,
  copy: <path d="M9 8.500h11V21H9zM15 8.500V4H4v12.500h5" />,
  download: <path d="M12 4v12M7 11.500l5 5 5-5M4 20h16" />,
  like: (
    <path d="M7.5 20H4V10.500h3.500zM7.500 10.500 11.500 3c1.500 0 2.500 1.100 2.200 2.700L13 9h5.300c1.200 0 2 1.100 1.700 2.300l-1.700 7c-.2 1-1 1.700-2 1.700H7.500" />
  ),
  print: <path d="M7 9V3.500h10V9M7 17H4V9h16v8h-3M7 14h10v6.500H7z" />,
  lamp: <path d="M12 2v3M7 5h10l1.5 4h-13zM6.5 9 8 19h8l1.5-10M12 9v10M10 22h4" />,
  grid: <path d="M4 4h6.5v6.500H4zM13.5 4H20v6.500h-6.500zM4 13.5h6.5V20H4zM13.500 13.5H20V20h-6.500z" />,
  medal: (
    <path d="M12 3.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11M8.500 13.500 7 21l5-2.500 5 2.500-1.500-7.500" />
  ),
  shield: (
    <path d="M12 3c2.5 1.7 5 2.5 8 2.5 0 7.5-2.5 12.5-8 15.5-5.5-3-8-8-8-15.5 3 0 5.5-.8 8-2.500M8.5 12l2.5 2.5 4.5-5" />
  ),
  help: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.500c.3-3 5-3 5 0 0 2-2.5 2-2.5 4M12 16.500v.2" />,
  bell: <path d="M6 16.500V11a6 6 0 0 1 12 0v5.500l1.5 2h-15zM10 18.500a2 2 0 0 0 4 0M12 5V3" />,
  clip: (
    <path d="m19.5 11.500-7.600 7.600a4.500 4.500 0 0 1-6.400-6.400l8-8a3 3 0 0 1 4.300 4.300l-7.700 7.700a1.500 1.500 0 0 1-2.200-2.200l7-7" />
  ),
  camera: (
    <path d="M3.500 8H8l1.500-2.500h5L16 8h4.500v11.500h-17zM12 17a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7" />
  ),
  'star-line': <path d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6-4.4-4.2 6-.8z" />,
  chat: <path d="M4 5h16v11.500h-9L7 20v-3.500H4zM8 9.500h8M8 12.500h5" />,
  news: <path d="M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2M7.5 9h6M7.5 12.500h6M7.5 16h4" />,
  key: <path d="M8 15.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 11.500h9M18 11.500v3.500M15 11.500v2.500" />,
  heart: (
    <path d="M12 20C6 15.500 3 12.200 3 8.700A4.700 4.700 0 0 1 7.700 4c1.800 0 3.400 1 4.300 2.600C12.900 5 14.500 4 16.300 4A4.700 4.700 0 0 1 21 8.700c0 3.500-3 6.800-9 11.300" />
  ),
  'heart-full': (
    <path
      fill="currentColor"
      d="M12 20C6 15.500 3 12.200 3 8.700A4.700 4.700 0 0 1 7.700 4c1.800 0 3.400 1 4.300 2.600C12.900 5 14.500 4 16.300 4A4.700 4.700 0 0 1 21 8.700c0 3.500-3 6.800-9 11.300"
    />
  ),
  comment: (
    <path d="M12 4c5 0 8.500 3 8.500 7s-3.500 7-8.500 7c-1 0-2-.1-3-.4L4.500 20l1-4C4.200 14.600 3.500 13 3.500 11c0-4 3.500-7 8.500-7" />
  ),
  pencil: <path d="M4 20l1-4.500L16.500 4 20 7.500 8.500 19zM14 6.500 17.500 10" />,
  'shopping-bag': <path d="M5 8h14l1 12.500H4zM8.500 10.500V7a3.500 3.500 0 0 1 7 0v3.500" />,
  book: (
    <path d="M12 6.500C10 4.700 7 4 3.500 4v14.500c3.500 0 6.500.7 8.500 2.500 2-1.800 5-2.500 8.500-2.500V4C17 4 14 4.700 12 6.500V21" />
  ),
} satisfies Record<string, ReactNode>;
