import type { ReactNode } from 'react';

/** Icons of the tools in the style of the kit; placed here, because no other page needs them. */
export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[name]}
    </svg>
  );
}

export type ToolIconName = keyof typeof drawings;

/** Letter H before a digit, as a shape: text would become part of the button's label. */
const heading = (figure: string) => <path d={`M3.500 6.500v11M11 6.500v11M3.500 12H11${figure}`} />;

const drawings = {
  undo: <path d="M8.5 5.5 4.500 9.500l4 4M5 9.500h9a5.500 5.500 0 0 1 0 11h-4" />,
  redo: <path d="m15.500 5.500 4 4-4 4M19 9.500h-9a5.500 5.500 0 0 0 0 11h4" />,
  heading2: heading('M15 9.800c.4-3 6-2.600 5.200.9-.6 2-5.200 4-5.200 6.800h5.500'),
  heading3: heading('M15 7.500h5l-3.200 4c4.700-.2 4.700 6 .2 6-1 0-1.800-.4-2.500-1.200'),
  heading4: heading('M18.800 17.500V7.500L14 14.500h6.800'),
  bold: (
    <path
      strokeWidth="2.400"
      d="M7.500 5h5.200a3.300 3.300 0 0 1 0 6.600H7.500zM7.500 11.600h6a3.700 3.700 0 0 1 0 7.400h-6z"
    />
  ),
  italic: <path d="M10 5h7M7 19h7M14 5l-4 14" />,
  underline: <path d="M7 4.500v6.500a5 5 0 0 0 10 0V4.500M5.500 20h13" />,
  strike: (
    <path d="M4.500 12h15M16.500 7.500C15.800 5.800 14.200 5 12 5c-2.700 0-4.500 1.300-4.500 3.300M7.500 16c.6 2 2.300 3 4.700 3 2.800 0 4.500-1.400 4.500-3.500" />
  ),
  bullets: <path d="M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500h.1M4.500 12h.1M4.500 17.500h.1" />,
  numbers: (
    <path d="M10 6.500h10M10 12h10M10 17.500h10M4 5l1.500-.8v5M4 15.200c.3-1.200 2.700-1.200 2.700.2 0 1-2.700 2.400-2.700 3.800h2.900" />
  ),
  quote: (
    <path d="M5 17.500c2.500-1 3.500-3 3.500-5.500H5V6.500h5V12M14 17.500c2.500-1 3.500-3 3.500-5.500H14V6.500h5V12" />
  ),
  link: (
    <path d="M10 14a4 4 0 0 0 5.700 0l3.500-3.500a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0l-3.500 3.500a4 4 0 0 0 5.700 5.700l1.500-1.500" />
  ),
  picture: <path d="M3.500 5h17v14h-17zM3.500 16l5-5 4.500 4.500 2.500-2.500 5 4M15.500 9.500h.1" />,
  table: <path d="M3.500 5h17v14h-17zM3.500 9.700h17M3.500 14.300h17M9.200 5v14M14.800 5v14" />,
  rule: <path d="M4 12h16M8 6.500h8M8 17.500h8" />,
  clear: <path d="M6 5h12M12 5l-2 8M8.500 19H13M4.500 4.500l15 15" />,
} satisfies Record<string, ReactNode>;
