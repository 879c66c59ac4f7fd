import type { Readable } from 'node:stream'

/** A response that is already JSON; sent unchanged, never parsed or printed again. */
export class JsonBytes {
  readonly bytes: Uint8Array
  /** Additional headers, such as Vary. */
  readonly headers: Readonly<Record<string, string>>
  /** The printed value, if available; development checks it against the contract. */
  readonly output: unknown

  constructor(bytes: Uint8Array, headers: Readonly<Record<string, string>> = {}, output?: unknown) {
    this.bytes = bytes
    this.headers = headers
    this.output = output
  }
}

/** A response with an entity tag. A caller who already has it gets only a confirmation. */
export class Tagged<Output> {
  readonly output: Output
  readonly headers: Readonly<Record<string, string>>

  constructor(output: Output, headers: Readonly<Record<string, string>>) {
    this.output = output
    this.headers = headers
  }
}

/** A response that is a file, sent as it is read. */
export class FileAnswer {
  readonly stream: Readable
  readonly contentType: string
  /** The name browsers save it under. */
  readonly fileName: string

  constructor(stream: Readable, contentType: string, fileName: string) {
    this.stream = stream
    this.contentType = contentType
    this.fileName = fileName
  }
}
