/** Units that compare with each other. */
export const KINDS = [
  ['MG', 'G', 'KG', 'OZ', 'LB'],
  ['ML', 'CL', 'L', 'CBM', 'FLOZ', 'PT', 'QT', 'GAL'],
  ['MM', 'CM', 'M', 'IN', 'FT', 'YD'],
  ['SQM', 'SQFT'],
] as const
export const UNITS = KINDS.flat()
export type Unit = (typeof UNITS)[number]
