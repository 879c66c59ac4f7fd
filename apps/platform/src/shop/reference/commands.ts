import type { Entry } from './reference.ts'

/** The address of an example, with its parameters filled in. */
export const exampleAddress = ({ path, method, rule, example }: Entry): string => {
  const input = Object(example?.input)
  const used = [...path.matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) => name)
  const address = path.replace(/\{([\w.]+)\}/g, (whole, name: string) => {
    const value = name.split('.').reduce<unknown>((part, key) => Object(part)[key], input)
    return value === undefined ? whole : encodeURIComponent(String(value))
  })
  if (hasBody(method) || rule.operation.query) return address
  const rest = Object.entries(input).filter(([name, value]) => !used.includes(name) && isPlain(value))
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${address}?${query}` : address
}

const hasBody = (method: string): boolean => ['POST', 'PATCH', 'PUT'].includes(method)

const isPlain = (value: unknown) => typeof value !== 'object' || Array.isArray(value)

/** The body of an example as readable JSON; undefined if the call has none. */
export const exampleBody = ({ method, path, example }: Entry): string | undefined => {
  if (!hasBody(method)) return undefined
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const input = Object.entries(Object(example?.input)).filter(([name]) => !inPath.includes(name))
  return JSON.stringify(Object.fromEntries(input), null, 2)
}

/** The example as a command to paste. */
export const exampleCommand = (entry: Entry, url: string): string => {
  const { method, rule } = entry
  const body = exampleBody(entry)
  const lines = [
    `curl -s ${method === 'GET' || method === 'POST' ? '' : `-X ${method} `}'${url}${exampleAddress(entry)}'`,
    ...(rule.access === 'none' ? [] : ['-H "Authorization: $TOKEN"']),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d '${body.replaceAll("'", String.raw`'\''`)}'`]),
  ]
  return lines.join(' \\\n  ')
}
