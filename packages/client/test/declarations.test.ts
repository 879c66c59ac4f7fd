import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBuilt, packageFolder } from './packed.ts'

const at = (...parts: string[]) => join(packageFolder, ...parts)
const compiler = join(
  dirname(createRequire(import.meta.url).resolve('@typescript/native-preview/package.json')),
  'bin/tsgo',
)

beforeAll(ensureBuilt)

/** Sources that export types or functions of the wire, by path without extension. */
const modules = readdirSync(at('src'), { recursive: true, encoding: 'utf8' })
  .filter((file) =>
    /^(ecom|stores|identity|members|redirects|data|merchant|storefront)\/[\w-]+\.ts$/.test(file),
  )
  .filter((file) => !/\.(test|shapes)\.ts$|\.test-d\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''))
const typesOf = (module: string) =>
  [
    ...readFileSync(at('src', `${module}.ts`), 'utf8').matchAll(/^export (?:type|interface) (\w+)\b(?!<)/gm),
  ].map(([, name = '']) => name)

/** Types are compared field by field; interfaces and mapped types are normalized first. */
const COMPARISON = `
type Plain<T> = T extends Date | Uint8Array | ((...args: never) => unknown) ? T
  : T extends object ? [keyof T] extends [never] ? 'no fields' : { [Key in keyof T]: Plain<T[Key]> } : T
type Same<A, B> = (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false
type Fits<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
declare const holds: <Claim extends true>() => void
`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-declarations-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const compare = async (lines: string[]) => {
  const config = {
    extends: at('../../tsconfig.base.json'),
    compilerOptions: { types: [], skipLibCheck: true },
    files: ['same.ts'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  writeFileSync(join(folder, 'same.ts'), [COMPARISON, ...lines].join('\n'))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [compiler, '-p', folder, '--singleThreaded'],
    {
      env: { ...process.env, GOGC: 'off' },
    },
  ).catch((error) => error)
  return String(stdout)
    .split('\n')
    .flatMap((line) => /same\.ts\((\d+)/.exec(line)?.[1] ?? (line.includes('error') ? line : []))
    .map((line) => [COMPARISON, ...lines].join('\n').split('\n')[Number(line) - 1] ?? line)
}

describe('the built declarations', () => {
  it('match the sources, field by field and call by call', { timeout: 120_000 }, async () => {
    const lines = modules.flatMap((module, index) => [
      `import type * as built${index} from '${at('dist', `${module}.js`)}'`,
      `import type * as source${index} from '${at('src', `${module}.ts`)}'`,
      ...typesOf(module).map(
        (name) => `holds<Same<built${index}.${name}, source${index}.${name}>>() // ${module}: ${name}`,
      ),
      `holds<Fits<typeof built${index}, typeof source${index}>>() // ${module}`,
    ])
    expect(lines.length).toBeGreaterThan(100)
    expect(await compare(lines)).toEqual([])
  })

  it('would reveal a field that is missing, extra, optional or of another type', {
    timeout: 120_000,
  }, async () => {
    const pairs = [
      '{ a?: string }, {}',
      '{}, { a?: string }',
      '{ a?: 1 }, { a: 1 }',
      '{ a: { b: 1 } }, { a: { b: 2 } }',
    ]
    const lines = pairs.map((pair) => `holds<Same<${pair}>>()`)
    expect(await compare(lines)).toEqual(lines)
  })

  it("don't mention the contract, the schema library or anything that doesn't exist", () => {
    const files = readdirSync(at('dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.d.ts'),
    )
    for (const file of files) {
      const text = readFileSync(at('dist', file), 'utf8')
      expect(text, file).not.toMatch(/typebox|@vitrine\/contract|\bAnswer<|\bArgument<|⟦/)
      for (const [, path = ''] of text.matchAll(/from '([^']+)';$/gm))
        expect(
          existsSync(at('dist', dirname(file), path.replace(/\.js$/, '.d.ts'))),
          `${file}: ${path}`,
        ).toBe(true)
    }
  })

  it('keep the docstrings of calls, entities and fields', () => {
    const products = readFileSync(at('dist/stores/products.d.ts'), 'utf8')
    expect(products).toMatch(
      / \* Returns a product with all its variants\.\n \* @throws [^/]+ \* @example [^/]+\*\/\nexport declare const getProduct\b/,
    )
    const cart = readFileSync(at('dist/ecom/current-cart.d.ts'), 'utf8')
    expect(cart).toMatch(/\/\*\* The cart of a visitor or member\. \*\/\nexport interface Cart \{/)
    expect(cart).toMatch(/ \* Empty after the last line is removed\.[^/]+\/\n {2}lineItems: LineItem\[\];/)
  })
})
