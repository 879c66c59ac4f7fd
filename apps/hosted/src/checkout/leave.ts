/** Schemes that run something or read from the machine; those of apps may be led to. */
const RUNS_OR_READS = /^(javascript|data|vbscript|blob|file|filesystem|about):$/

/** Whether an address may be led to. The platform has held it against the shop's own; this is the second wall. */
export const mayLeadTo = (address: string): boolean =>
  URL.canParse(address) && !RUNS_OR_READS.test(new URL(address).protocol)

const absolute = (address: string): string =>
  URL.canParse(address, location.href) ? new URL(address, location.href).href : ''

/** Leads on to an address, which may be one of the platform's own. */
export const leaveFor = (address: string): void => {
  if (mayLeadTo(absolute(address))) location.assign(absolute(address))
}

/** Leads on for good: the back button does not lead here again. */
export const leaveForGood = (address: string): void => {
  if (mayLeadTo(absolute(address))) location.replace(absolute(address))
}
