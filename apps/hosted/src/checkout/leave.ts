/** Schemes that run code or read local files; app schemes are allowed. */
const RUNS_OR_READS = /^(javascript|data|vbscript|blob|file|filesystem|about):$/

/**
 * Whether an address is safe to go to. The platform has already checked it against the shop's own; this is a
 * second safeguard.
 */
export const mayLeadTo = (address: string): boolean =>
  URL.canParse(address) && !RUNS_OR_READS.test(new URL(address).protocol)

const absolute = (address: string): string =>
  URL.canParse(address, location.href) ? new URL(address, location.href).href : ''

/** Goes to an address, which may be one of the platform's own. */
export const leaveFor = (address: string): void => {
  if (mayLeadTo(absolute(address))) location.assign(absolute(address))
}

/** Replaces this page, so the back button doesn't lead here again. */
export const leaveForGood = (address: string): void => {
  if (mayLeadTo(absolute(address))) location.replace(absolute(address))
}
