/** Returns the origin of an address, or the scheme for an app's own one, such as `myshop:`. */
export const originOf = (address: string): string => {
  const { origin, protocol } = new URL(address)
  return origin === 'null' ? protocol : origin
}
