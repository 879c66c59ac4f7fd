import { describe, expect, it } from 'vitest'
import {
  DatabaseBusy,
  DatabaseError,
  DatabaseTimeout,
  DatabaseUnavailable,
  InvalidValue,
} from '../database/errors.ts'
import { wireError } from './wire-error.ts'

describe('database errors on the wire', () => {
  it.each([
    new DatabaseUnavailable('The database is closed.'),
    new DatabaseBusy('Too many scans are waiting.'),
    new DatabaseTimeout('The scan took too long and was stopped.'),
  ])('asks the caller to repeat later: $name', (error) => {
    const { status, headers, body } = wireError(error)
    expect([status, headers]).toEqual([
      503,
      { 'retry-after': '1', link: '</docs/errors/SERVICE_UNAVAILABLE>; rel="help"' },
    ])
    expect(JSON.stringify(body)).not.toContain(error.message)
  })

  it("reports a value that can't be stored as a wrong argument", () => {
    const { status, body, ours } = wireError(new InvalidValue('Value 1 holds a NUL character.'))
    expect([status, ours]).toEqual([400, false])
    expect(body).toMatchObject({
      message: 'INVALID_ARGUMENT',
      details: { validationError: { fieldViolations: [{ violatedRule: 'FORMAT' }] } },
    })
  })

  it('hides every other error', () => {
    const { status, body, ours } = wireError(new DatabaseError('secret', { statement: 'SELECT secret' }))
    expect([status, ours]).toEqual([500, true])
    expect(JSON.stringify(body)).not.toContain('secret')
  })
})
