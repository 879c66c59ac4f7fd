/**
 * Makes a value for each name and stores it under that name.
 * @param object - where the values are added
 */
export const named = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
  object: { [Key in Name]?: Value } = {},
) => {
  for (const name of names) object[name] = make(name)
  return object as Record<Name, Value>
}
