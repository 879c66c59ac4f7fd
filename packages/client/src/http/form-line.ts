import type { WriteLine } from './request-line.ts'

/** Writes a call as a form: the argument's fields, then the file. */
export const formLine =
  (content: Blob): WriteLine =>
  (method, url, input) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(Object(input))) body.append(name, `${value}`)
    body.append('file', content)
    return { method, url, body }
  }
