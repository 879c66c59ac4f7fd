import Type from 'typebox'

/** Nothing: a call without arguments, or an answer that only says it worked. Always an object on the wire. */
export const Empty = Type.Object({}, { title: 'Empty' })
export type Empty = Type.Static<typeof Empty>
