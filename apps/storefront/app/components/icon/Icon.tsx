const PATHS = {
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l4 4',
  cart: 'M4.5 7h11l.8 10H3.7L4.5 7ZM7 7a3 3 0 0 1 6 0',
  person: 'M10 3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM3.5 17.5c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5',
  close: 'm5 5 10 10M15 5 5 15',
  minus: 'M5 10h10',
  plus: 'M5 10h10M10 5v10',
  down: 'm5 8 5 5 5-5',
  left: 'm12 5-5 5 5 5',
  right: 'm8 5 5 5-5 5',
  paper: 'M5.5 3h6l3 3v11h-9V3ZM11.5 3v3h3',
} as const

/** A small icon next to or instead of a word; hidden from screen readers, which read the button's label. */
export function Icon({ name, className = 'size-5' }: { name: keyof typeof PATHS; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
