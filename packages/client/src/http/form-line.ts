import { addressOf, type WriteLine } from './request-line.ts'

/** Writes a call as a form: the argument's fields, then the file. */
export const formLine =
  (content: Blob): WriteLine =>
  (operation, input, apiUrl) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(Object(input))) body.append(name, `${value}`)
    body.append('file', content)
    return { method: operation.method, url: addressOf(operation, input, apiUrl), body }
  }
