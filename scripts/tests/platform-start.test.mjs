import { beforeAll, describe, expect, it } from 'vitest'
import { OUTSIDE_THE_PLATFORM } from '../build/build-parts.mjs'
import { bundleProgram } from '../build/bundle.mjs'

/** What most calls never need, so it loads with the first that does. */
const LATER = [
  ...['graphql', 'graphql-jit', 'nodemailer', 'oidc-provider'],
  ...['sharp', 'pg', '@node-rs/argon2', 'csv-parse'],
  ...['demo', 'apps/platform/src/graph/schema'],
]

/** Sources of the platform and its packages, after packing. */
const MOST_BYTES = 5_000_000

/** @type {import('esbuild').BuildResult<{ metafile: true, write: false }>} */
let built
/** @type {string[]} */
let loaded

/** The files that a program loads at its start, before any `import()` is reached. */
function loadedBy(/** @type {string} */ entry) {
  const found = new Set([entry])
  for (const file of found)
    for (const { path, kind, external } of built.metafile.outputs[file]?.imports ?? [])
      if (kind !== 'dynamic-import' && (!external || OUTSIDE_THE_PLATFORM.includes(path))) found.add(path)
  return [...found]
}

/** Names what a source belongs to: its package, or its folder here. */
const partOf = (/** @type {string} */ source) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(source)?.[1] ??
  source.replace(/^(?:\.\.\/)+/, '').replace(/^src\//, 'apps/platform/src/')

describe('what a start of the platform loads', () => {
  beforeAll(async () => {
    built = /** @type {typeof built} */ (
      await bundleProgram('apps/platform', ['src/main.ts'], OUTSIDE_THE_PLATFORM, {
        ...{ write: false, metafile: true, sourcemap: false },
      })
    )
    loaded = loadedBy('dist/main.js')
  })

  it.each(LATER)('leaves out %s', (later) => {
    const sources = loaded.flatMap((file) => Object.keys(built.metafile.outputs[file]?.inputs ?? {}))
    const parts = [...sources.map(partOf), ...loaded.filter((file) => OUTSIDE_THE_PLATFORM.includes(file))]
    expect(parts.filter((part) => part === later || part.startsWith(`${later}/`))).toEqual([])
  })

  it('stays small', () => {
    const bytes = loaded.reduce((sum, file) => sum + (built.metafile.outputs[file]?.bytes ?? 0), 0)
    expect(bytes).toBeLessThan(MOST_BYTES)
  })

  // The bundle gives such a package no names, only a default. Import it in one of our files, and that file later.
  it('imports no CommonJS package by name with import()', () => {
    const lost = Object.values(built.metafile.outputs).flatMap(({ entryPoint = '', exports }) =>
      entryPoint.includes('node_modules/') && exports.join() === 'default' ? [entryPoint] : [],
    )
    expect(lost).toEqual([])
  })

  // V8 keeps a text with one letter beyond Latin 1 in two bytes a letter. In patterns and raw texts, where the
  // bundler can't, write such letters as escapes.
  it('has no letter beyond Latin 1', () => {
    const beyond = built.outputFiles.flatMap(({ path, text }) => {
      const [found] = /.{0,60}[^\0-\xff].{0,20}/.exec(text) ?? []
      return found && loaded.some((file) => path.endsWith(`/${file}`)) ? [found] : []
    })
    expect(beyond).toEqual([])
  })
})
