/**
 * Makes something of each name, and puts it under that name.
 *
 * @param object - what it is added to
 */
export const named = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
  object: { [Key in Name]?: Value } = {},
) => {
  for (const name of names) object[name] = make(name)
  return object as Record<Name, Value>
}
