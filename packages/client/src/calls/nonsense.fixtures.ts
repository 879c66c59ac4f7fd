const circular: { self?: unknown } = {}
circular.self = circular
/** What a program may pass by mistake. */
export const NONSENSE: unknown[] = [
  undefined,
  null,
  7,
  Number.NaN,
  'text',
  '\ud800',
  true,
  [],
  [null],
  {},
  circular,
  10n,
  Symbol.iterator,
  () => 7,
  new Date(Number.NaN),
]
