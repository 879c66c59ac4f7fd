import { build } from 'esbuild'

/** @import { Operation } from '@vitrine/contract/operations' */

/**
 * Reads the contract's operations, each as one text with what a call needs, such as `GET /ecom
 * /_api/ecom-cart /v1/carts/current`. Text compresses best; the browser doesn't need operation names.
 * @param {string} folder
 * @returns {Promise<Map<string, string>>} by name
 */
export const readRoutes = async (folder) => {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '@vitrine/contract/operations'`, resolveDir: folder },
    bundle: true,
    format: 'esm',
    conditions: ['source'],
    write: false,
    logLevel: 'silent',
  })
  const text = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')
  /** @type {Record<string, Operation>} */
  const operations = await import(`data:text/javascript;base64,${text}`)
  return new Map(
    Object.entries(operations).map(([name, { method, service, path }]) => [
      name,
      [method, service.bases.public[0], service.bases.custom[0], path].join(' '),
    ]),
  )
}

/**
 * Replaces operations in a source by their texts.
 * @param {string} source
 * @param {Map<string, string>} routes
 */
export const withRoutes = (source, routes) =>
  source.replace(/\boperations\.([a-z]\w*)/g, (_, name) => {
    const route = routes.get(name)
    if (!route) throw new Error(`There is no operation ${name}.`)
    return JSON.stringify(route)
  })

/** Reads those texts; takes the place of `src/http/route.ts`. */
export const ROUTE_OF = `export const routeOf = (route) => route.split(' ')`

/**
 * Finds operations that aren't written as `operations.name`. They would ship as objects that nothing in the
 * package reads.
 * @param {import('esbuild').Metafile[]} metafiles
 * @throws {Error} when there is one
 */
export const holdsNoOperation = (metafiles) => {
  for (const { outputs } of metafiles)
    for (const [file, { inputs }] of Object.entries(outputs))
      for (const [input, { bytesInOutput }] of Object.entries(inputs))
        if (bytesInOutput && /contract\/src\/(service|.*operations?)\.ts$/.test(input))
          throw new Error(`${file} imports ${input}: refer to operations as operations.name.`)
}
