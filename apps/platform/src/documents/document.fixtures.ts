/** A page of the docs that is written from the code. */
export interface Document {
  /** Its place below `docs`. */
  readonly file: string
  readonly text: string
}
