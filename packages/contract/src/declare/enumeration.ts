/**
 * Maps each value to itself, so `ChannelType.WEB` works as in the hosted platform's packages.
 * @example
 * const ChannelType = enumeration('WEB', 'POS')
 * ChannelType.WEB // 'WEB'
 */
export const enumeration = <const Values extends readonly string[]>(...values: Values) =>
  Object.freeze(Object.fromEntries(values.map((value) => [value, value]))) as {
    readonly [Value in Values[number]]: Value
  }
