const isWebAddress = (address: string): boolean => /^https?:/.test(new URL(address, location.href).protocol)

/** Leads on to an address; anything but a web address is not followed. */
export const leaveFor = (address: string): void => {
  if (isWebAddress(address)) location.assign(address)
}

/** Leads on for good: the back button does not lead here again. */
export const leaveForGood = (address: string): void => {
  if (isWebAddress(address)) location.replace(address)
}
