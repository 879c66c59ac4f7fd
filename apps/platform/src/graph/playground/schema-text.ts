import { printSchema } from 'graphql'
import { buildSchema } from '../schema/build-schema.ts'

/** The schema in its own language. */
export const schemaText = (): string => printSchema(buildSchema())
