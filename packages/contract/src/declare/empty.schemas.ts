import Type from 'typebox'

/** An empty object: a call without arguments, or a response that only confirms success. */
export const Empty = Type.Object({}, { title: 'Empty' })
export type Empty = Type.Static<typeof Empty>
