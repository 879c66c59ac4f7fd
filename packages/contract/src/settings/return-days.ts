import Type from 'typebox'
import { nullable } from '../declare/schema.ts'

/** How many days buyers have to send items back. Absent: storefronts don't say. */
export const returnDays = Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 3650 })))
