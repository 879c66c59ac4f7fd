import { describe, expect, it } from 'vitest'
import {
  hasLockedTree,
  installDigest,
  isNodeSupported,
  packagesToCompile,
  planInstall,
} from './install-plan.mjs'

const machine = { abi: '115', platform: 'linux', arch: 'x64' }

/** Evidence that fails the test if a question is asked although earlier answers settled it. */
const evidence = (/** @type {Partial<Parameters<typeof planInstall>[0]>} */ known) => ({
  stamp: undefined,
  wanted: 'wanted',
  treeMatches: () => expect.unreachable('the installed tree was read'),
  nativeLoads: () => expect.unreachable('the database module was loaded'),
  ...known,
})

describe('planInstall', () => {
  it('does nothing and asks nothing if the stamp is current', () => {
    expect(planInstall(evidence({ stamp: 'wanted' }))).toBe('nothing')
  })

  it("installs if the packages don't match the lockfile", () => {
    expect(planInstall(evidence({ stamp: 'of last week', treeMatches: () => false }))).toBe('install')
  })

  it('adopts a manual installation that is complete and loads', () => {
    expect(planInstall(evidence({ treeMatches: () => true, nativeLoads: () => true }))).toBe('adopt')
  })

  it('only recompiles if the packages are right but compiled for another Node.js', () => {
    expect(planInstall(evidence({ treeMatches: () => true, nativeLoads: () => false }))).toBe('recompile')
  })
})

describe('installDigest', () => {
  it('changes with the lockfile, the Node.js interface, the system and the processor', () => {
    const digests = [
      installDigest('a', machine),
      installDigest('b', machine),
      installDigest('a', { ...machine, abi: '137' }),
      installDigest('a', { ...machine, platform: 'darwin' }),
      installDigest('a', { ...machine, arch: 'arm64' }),
    ]
    expect(new Set(digests).size).toBe(digests.length)
    expect(installDigest('a', { ...machine })).toBe(digests[0])
  })
})

describe('isNodeSupported', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1'])('takes %s', (version) => {
    expect(isNodeSupported(version)).toBe(true)
  })

  it.each(['18.20.4', '20.18.3', '16.0.0'])('refuses %s', (version) => {
    expect(isNodeSupported(version)).toBe(false)
  })
})

describe('hasLockedTree', () => {
  const lockfile = {
    packages: {
      '': { version: '0.1.0' },
      demo: { version: '0.1.0' },
      'node_modules/@vitrine/demo': { resolved: 'demo', link: true },
      'node_modules/pg': { version: '8.0.0' },
      'node_modules/for-a-mac': { version: '1.0.0', optional: true },
    },
  }
  const installed = {
    'node_modules/@vitrine/demo': { resolved: 'demo', link: true },
    'node_modules/pg': { version: '8.0.0' },
  }

  it('is complete if every package is present, except those for other machines', () => {
    expect(hasLockedTree(lockfile, { packages: installed })).toBe(true)
  })

  it.each([
    ['nothing is installed', undefined],
    ['a package is missing', { 'node_modules/pg': { version: '8.0.0' } }],
    ['a version differs', { ...installed, 'node_modules/pg': { version: '8.0.1' } }],
    [
      'a workspace is linked elsewhere',
      { ...installed, 'node_modules/@vitrine/demo': { resolved: 'x', link: true } },
    ],
  ])('is incomplete if %s', (_, packages) => {
    expect(hasLockedTree(lockfile, packages && { packages })).toBe(false)
  })
})

describe('packagesToCompile', () => {
  it('lists what may run its scripts, and nothing else', () => {
    expect(packagesToCompile({ allowScripts: { 'better-sqlite3': true, telemetry: false } })).toEqual([
      'better-sqlite3',
    ])
    expect(packagesToCompile({})).toEqual([])
  })
})
