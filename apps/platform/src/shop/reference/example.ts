/** A call of the demo shop and what it answered. Long lists and texts are cut. */
export interface Example {
  /** Who made it. */
  readonly by: 'anyone' | 'visitor' | 'member' | 'merchant' | 'program' | 'owner'
  readonly input: unknown
  readonly answer: unknown
  /** An error that it gave for another input. */
  readonly failure?: { readonly input: unknown; readonly status: number; readonly answer: unknown }
}

/** One example for each call that has one, by the operation's name. */
export type Examples = Readonly<Record<string, Example>>
