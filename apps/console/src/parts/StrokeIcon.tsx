export interface StrokeIconProps {
  /** An SVG path in a square of 16. */
  readonly path: string
  readonly weight?: number
}

/** A picture drawn in strokes of the text's color. It says nothing to screen readers. */
export function StrokeIcon({ path, weight = 1.5 }: StrokeIconProps) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
