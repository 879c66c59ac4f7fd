import pg from 'pg'
import { DatabaseError } from '../errors.ts'

/** Object identifiers of PostgreSQL's types, fixed in its catalog (pg_type.dat). */
const BOOL = 16
const BYTEA = 17
const INT8 = 20
const INT2 = 21
const INT4 = 23
const FLOAT4 = 700
const FLOAT8 = 701
const NUMERIC = 1700

const parseBytes: (text: string) => Buffer = pg.types.getTypeParser(BYTEA, 'text')

/** The type of `count(*)` and of every integer column; their `sum` is NUMERIC. */
const parseInteger = (text: string): number => {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new DatabaseError('The database returned an integer beyond 2^53.')
  }
  return value
}

const parsers = new Map<number, (text: string) => unknown>([
  [BOOL, (text) => (text === 't' ? 1 : 0)],
  [BYTEA, parseBytes],
  [INT8, parseInteger],
  [INT2, Number],
  [INT4, Number],
  [FLOAT4, Number],
  [FLOAT8, Number],
  [NUMERIC, parseInteger],
])

const asIs = (text: string): string => text

/** Reads values as SQLite returns them: numbers, booleans as 0 and 1, bytes; everything else stays text. */
export const types = { getTypeParser: (oid: number) => parsers.get(oid) ?? asIs }
