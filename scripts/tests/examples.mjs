import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { at } from '../paths.mjs'
import { examplesIn } from './docstrings.mjs'
import { NAMES } from './example-names.mjs'

/** @typedef {import('./docstrings.mjs').Documented} Documented */

/** The client's entries that hold modules. */
const AREAS = [
  ...['business-tools', 'categories', 'crm', 'data', 'ecom', 'forms', 'identity', 'live', 'members'],
  ...['merchant', 'redirects', 'reviews', 'search', 'stores', 'storefront'],
]

/** A client with every module, by the names that the areas give them; two areas share `members` and `orders`. */
const EVERYTHING = `
import type { Client, OAuthStrategy } from '@vitrine/client'
type Modules = ${AREAS.map((area) => `Omit<typeof import('@vitrine/client/${area}'), 'members' | 'orders'>`).join(' & ')}
type Both = { members: typeof import('@vitrine/client/members').members, orders: typeof import('@vitrine/client/ecom').orders }
export type Everything<Own> = Client<Omit<Modules & Both, keyof Own> & Own, OAuthStrategy>
`

/** Whether code uses a name, other than as a property. @param {string} code @param {string} name */
const uses = (code, name) => new RegExp(`(?<![\\w'-]|(?<!\\.\\.)\\.)${name}\\b(?!['-]|:)`).test(code)

/** How many letters two paths share: a name is taken from the nearest source. */
const shared = (/** @type {string} */ one, /** @type {string} */ other) => {
  const differs = [...one].findIndex((letter, index) => letter !== other[index])
  return differs < 0 ? one.length : differs
}

/**
 * The examples of one source as a program: with what they take from the package, the names they leave open, and a
 * client.
 * @param {Documented[]} own
 * @param {Documented[]} all
 */
const programOf = (own, all) => {
  const examples = own.flatMap(({ name, doc }) => examplesIn(doc).map((code) => ({ name, code })))
  const code = examples.map((example) => example.code).join('\n')
  const [{ file, module }] = /** @type {[Documented]} */ (own)
  const taken = new Map(
    [...all]
      .sort((one, other) => shared(one.file, file) - shared(other.file, file))
      .flatMap(({ name, file: source }) => (uses(code, name) && !(name in NAMES) ? [[name, source]] : [])),
  )
  const lines = [
    `import type { Everything } from './everything.ts'`,
    `declare const client: Everything<${module ? `{ ${module}: typeof import('${file}') }` : 'unknown'}>`,
    ...[...taken].map(([name, source]) => `import { ${name} } from '${source}'`),
    ...Object.entries(NAMES).flatMap(([name, type]) =>
      uses(code, name) ? `declare const ${name}: ${type}` : [],
    ),
    'export const examples = {',
  ]
  /** @type {string[]} */
  const owners = []
  for (const example of examples) {
    const added = [
      `_${lines.length}: async () => {`,
      ...example.code.replace(/^export default /m, 'const configuration = ').split('\n'),
      '},',
    ]
    added.forEach((_, index) => {
      owners[lines.length + index] = example.name
    })
    lines.push(...added)
  }
  return { file, text: [...lines, '}'].join('\n'), owners }
}

/**
 * Compiles the examples of functions against the sources, in one run.
 * @param {Documented[]} all
 * @returns {Promise<string[]>} what is wrong, with the example's place
 */
export const compileExamples = async (all) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-examples-'))
  const shown = all.filter(({ doc }) => examplesIn(doc).length > 0)
  const programs = [...new Set(shown.map(({ file }) => file))].map((source) =>
    programOf(
      shown.filter(({ file }) => file === source),
      all,
    ),
  )
  try {
    programs.forEach(({ text }, index) => {
      writeFileSync(join(folder, `example-${index}.tsx`), text)
    })
    writeFileSync(join(folder, 'everything.ts'), EVERYTHING)
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG))
    const tsgo = createRequire(import.meta.url).resolve('@typescript/native-preview/package.json')
    const compiler = join(dirname(tsgo), 'bin/tsgo')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [compiler, '-p', folder, '--singleThreaded'],
      {
        maxBuffer: 1e8,
      },
    ).catch((error) => error)
    return String(stdout)
      .split('\n')
      .filter((line) => /error/.test(line))
      .map((line) => {
        const [, index, row, message] = /example-(\d+)\.tsx\((\d+),\d+\): (.*)/.exec(line) ?? []
        const { file, owners } = programs[Number(index)] ?? {}
        return file ? `${file.slice(at().length + 1)} ${owners?.[Number(row) - 1]}: ${message}` : line
      })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const CONFIG = {
  extends: at('tsconfig.base.json'),
  compilerOptions: {
    jsx: 'react-jsx',
    rewriteRelativeImportExtensions: false,
    types: ['node'],
    typeRoots: [at('node_modules/@types')],
    paths: {
      '@vitrine/client': [at('packages/client/src/index.ts')],
      '@vitrine/client/*': [at('packages/client/src/*.ts')],
      '@vitrine/contract': [at('packages/contract/src/index.ts')],
      '@vitrine/contract/*': [at('packages/contract/src/*.ts')],
      '@vitrine/react': [at('packages/react/src/index.ts')],
      '@vitrine/react/*': [at('packages/react/src/*.ts')],
      'react/jsx-runtime': [at('node_modules/@types/react/jsx-runtime.d.ts')],
      react: [at('node_modules/@types/react/index.d.ts')],
    },
  },
  include: ['*.ts', '*.tsx'],
}
