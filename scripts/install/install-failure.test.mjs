import { describe, expect, it } from 'vitest'
import { explainInstallFailure } from './install-failure.mjs'

const explain = (/** @type {string} */ output) => explainInstallFailure(output, '.cache/setup.log')

const PREBUILT_MISSING = 'npm error prebuild-install warn install getaddrinfo ENOTFOUND github.com\n'

describe('explainInstallFailure', () => {
  it.each([
    ['no make', `${PREBUILT_MISSING}npm error gyp ERR! stack Error: not found: make`, 'python3 make g++'],
    ['no Python', `${PREBUILT_MISSING}npm error gyp ERR! find Python Python is not set`, 'python3 make g++'],
    [
      'no compiler',
      `npm error make: cc: No such file or directory\nnpm error gyp ERR! build error`,
      'python3 make g++',
    ],
    ['no C++ compiler', `npm error make: g++: No such file or directory`, 'python3 make g++'],
    ['no compiler, told by the shell', 'npm error /bin/sh: 1: c++: not found', 'python3 make g++'],
    [
      'no headers',
      'npm error gyp http GET https://nodejs.org/x\nnpm error gyp ERR! stack ENOTFOUND',
      'headers',
    ],
    [
      'no network',
      'npm error code ENOTFOUND\nnpm error network request failed',
      'registry could not be reached',
    ],
    ['a slow network', 'npm error code ETIMEDOUT', 'registry could not be reached'],
    ['a full disk', 'npm error code ENOSPC\nnpm error no space left on device, write', 'disk is full'],
    [
      "someone else's folder",
      "npm error code EACCES\nnpm error path '/srv/shop/node_modules'",
      'cannot write',
    ],
    ['a proxy', 'npm error code E407', 'refused access'],
    ['an own certificate', 'npm error code SELF_SIGNED_CERT_IN_CHAIN', 'cafile'],
    ['scripts switched off', 'better-sqlite3: install scripts were skipped', 'ignore-scripts'],
    ['a stale lockfile', 'npm error code EUSAGE', 'npm install'],
    [
      'a compilation that fails',
      'npm error sqlite3.c:1: error: x\nnpm error gyp ERR! build error',
      'the log says why',
    ],
    ['too little memory', 'npm error c++: fatal error: Killed signal terminated program cc1plus', 'memory'],
  ])('names the remedy for %s', (_, output, remedy) => {
    expect(explain(output)).toContain(remedy)
    expect(explain(output)).toMatch(/\.cache\/setup\.log$/)
  })

  it('does not blame the network when precompiled code was unreachable and compiling failed for another reason', () => {
    expect(explain(`${PREBUILT_MISSING}npm error sqlite3.c:1: error: expected ';'`)).toContain(
      'npm ended with an error',
    )
  })

  it('is one line', () => {
    expect(explain('npm error code ENOSPC')).not.toContain('\n')
  })
})
