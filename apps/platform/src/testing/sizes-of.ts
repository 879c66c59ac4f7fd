/**
 * Returns the sizes of a suite with a short and a full form. `NAME=full` selects the full one, and
 * `NAME_SOME_SIZE=5` sets a single number, `someSize`, in either.
 * @param name - of the environment variable, such as `RACES`
 * @example
 * const { rounds } = sizesOf('RACES', { rounds: 1 }, { rounds: 20 })
 */
export const sizesOf = <Sizes extends object>(name: string, short: Sizes, full: Sizes): Sizes => {
  const sizes = process.env[name] === 'full' ? full : short
  const given = Object.entries(sizes).flatMap(([key, size]) => {
    const set = process.env[`${name}_${key.replace(/[A-Z]/g, '_$&').toUpperCase()}`]
    return typeof size === 'number' && set ? [[key, Number(set)]] : []
  })
  return { ...sizes, ...Object.fromEntries(given) }
}
