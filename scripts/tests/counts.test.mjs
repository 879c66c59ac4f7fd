import { describe, expect, it } from 'vitest'
import { countTests, summary } from './counts.mjs'

const file = (/** @type {string} */ status, /** @type {string[]} */ ...tests) => ({
  status,
  assertionResults: tests.map((status) => ({ status })),
})

describe('countTests', () => {
  it('adds up the tests of all files, and counts pending, skipped and todo as skipped', () => {
    const report = {
      testResults: [
        file('passed', 'passed', 'passed'),
        file('failed', 'failed', 'pending', 'skipped', 'todo'),
      ],
    }
    expect(countTests(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 3 })
  })

  it("counts a file that couldn't be loaded as one failure", () => {
    expect(countTests({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    })
  })

  it('counts a run that failed without a failed test as one failure', () => {
    expect(countTests({ testResults: [file('passed', 'passed')] }, 1).failed).toBe(1)
  })

  it('counts a run without a report, or without tests, as one failure', () => {
    expect(countTests(undefined, 137)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(countTests({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('summary', () => {
  it('names what passed and failed, and skipped ones only if there are any', () => {
    expect(summary({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
    expect(summary({ passed: 12, failed: 3, skipped: 4 })).toBe('12 passed, 3 failed, 4 skipped')
  })
})
