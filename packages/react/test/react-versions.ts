import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'esbuild'

/** The React versions that the package supports, and where they are installed. */
export const REACT_VERSIONS = [
  { version: 18, from: new URL('../../react-18/package.json', import.meta.url) },
  { version: 19, from: new URL('../package.json', import.meta.url) },
] as const

export type ReactVersion = (typeof REACT_VERSIONS)[number]

const folder = fileURLToPath(new URL('.', import.meta.url))

/**
 * Bundles a test program, with the package's sources, for one version of React.
 * @param entry - in this folder
 */
export async function bundleWith(
  { from }: ReactVersion,
  entry: string,
  options: Pick<BuildOptions, 'platform' | 'define'>,
): Promise<string> {
  const require = createRequire(from)
  const alias = Object.fromEntries(
    ['react', 'react-dom'].map((name) => [name, dirname(require.resolve(`${name}/package.json`))]),
  )
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['source'],
    alias,
    // React's server renderer is written for CommonJS.
    ...(options.platform === 'node' && {
      banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" },
    }),
    ...options,
  })
  return outputFiles[0]?.text ?? ''
}
