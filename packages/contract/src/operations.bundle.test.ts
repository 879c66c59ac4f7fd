import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import * as operations from './operations.ts'

const bundled = async (source: string) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    conditions: ['source'],
    target: 'es2022',
  })
  const text = outputFiles.map((file) => file.text).join('')
  const inputs = Object.entries(metafile.outputs)
    .flatMap(([, output]) => Object.entries(output.inputs))
    .flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : []))
  return { text, read: Object.keys(metafile.inputs), inputs, gzipped: gzipSync(text).length }
}

/** A name, a summary and a route, compressed together with the others. */
const BYTES_EACH = 50

// The client's build ships an operation as one short text instead; see packages/client/scripts/routes.mjs. These limits hold
// for a page that bundles the contract itself, summaries included.
describe('the contract in a client bundle', () => {
  it('contains no schema, with all operations imported', async () => {
    const { read, gzipped } = await bundled(
      "import * as operations from '@vitrine/contract/operations'; console.log(operations)",
    )
    expect(read.filter((path) => /\.(schemas|requests|rules)\.ts$|typebox/.test(path))).toEqual([])
    expect(gzipped).toBeLessThan(BYTES_EACH * Object.keys(operations).length)
  })

  it('is one line per imported operation', async () => {
    const { text, read } = await bundled(
      "import { getCurrentCart } from '@vitrine/contract/operations'; console.log(getCurrentCart)",
    )
    expect(read.filter((path) => /\.(schemas|requests|rules)\.ts$|typebox/.test(path))).toEqual([])
    expect(text).toContain('/v1/carts/current')
    expect(text).not.toContain('add-to-cart')
    expect(text).not.toContain('inventory')
    // With the two functions that declare a service and an operation.
    expect(text.length).toBeLessThan(300)
  })

  it('contains no schema with enumerations, errors, events and services imported', async () => {
    const { read } = await bundled("import * as contract from '@vitrine/contract'; console.log(contract)")
    expect(read.filter((path) => /\.(schemas|requests|rules)\.ts$|typebox/.test(path))).toEqual([])
  })

  it('is a single enumeration if that is all the client imports', async () => {
    const { text, inputs } = await bundled(
      "import { DiscountType } from '@vitrine/contract'; console.log(DiscountType)",
    )
    expect(text).toContain('PERCENT')
    expect(text).not.toContain('BACKOFFICE_MERCHANT')
    expect(inputs.map((path) => path.replace(/^.*\//, ''))).toEqual(['enumeration.ts', 'enums.ts', '<stdin>'])
    expect(text.length).toBeLessThan(150)
  })
})
