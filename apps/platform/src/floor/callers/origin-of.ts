/** Gives what stands for whoever is at an address: its origin, or the scheme of an app's own, such as `myshop:`. */
export const originOf = (address: string): string => {
  const { origin, protocol } = new URL(address)
  return origin === 'null' ? protocol : origin
}
