import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { plainTypes, plainTypesSource } from './plain-types.mjs'

/**
 * Writes the declarations of the package. Those of the contract, which are inferred from schemas, are
 * written out as plain types, so that nobody needs the schema library.
 *
 * @param {string} folder
 * @param {string} dist
 */
export async function buildTypes(folder, dist) {
  const work = join(dist, 'types')
  mkdirSync(work, { recursive: true })
  const packages = dirname(folder)
  const sources = sourcesIn(join(folder, 'src'))
  const texts = sources.map((file) => readFileSync(file, 'utf8'))
  const index = readFileSync(join(packages, 'contract/src/index.ts'), 'utf8')
  writeFileSync(join(work, 'plain.ts'), plainTypesSource(index, texts))
  const config = {
    extends: join(packages, '../tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: join(work, 'out'),
      rootDir: packages,
      types: [],
    },
    files: [
      ...sources,
      join(work, 'plain.ts'),
      join(packages, 'contract/src/operation.ts'),
      join(packages, 'contract/src/service.ts'),
    ],
  }
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(config))
  await compile(join(work, 'tsconfig.json'))

  const out = join(work, 'out')
  const contract = join(dist, 'contract.d.ts')
  const declared = readFileSync(join(out, relative(packages, work), 'plain.d.ts'), 'utf8')
  writeFileSync(contract, plainTypes(declared, texts))
  for (const name of ['operation', 'service'])
    renameSync(join(out, `contract/src/${name}.d.ts`), join(dist, `${name}.d.ts`))
  const client = join(out, 'client/src')
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue
    const text = readFileSync(join(client, file), 'utf8')
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), linked(text, dirname(join(dist, file)), dist))
  }
  rmSync(work, { recursive: true })
  for (const name of ['operation', 'service'])
    writeFileSync(
      join(dist, `${name}.d.ts`),
      linked(readFileSync(join(dist, `${name}.d.ts`), 'utf8'), dist, dist),
    )
}

const sourcesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(file))
    .map((file) => join(folder, file))

async function compile(/** @type {string} */ config) {
  const require = createRequire(import.meta.url)
  const compiler = join(dirname(require.resolve('@typescript/native-preview/package.json')), 'bin/tsgo')
  await promisify(execFile)(process.execPath, [compiler, '-p', config]).catch((error) => {
    throw new Error(error.stdout || error.message)
  })
}

/**
 * Points imports at what lies in `dist`: neighbours by their compiled names, the contract by its plain types.
 *
 * @param {string} text
 * @param {string} from
 * @param {string} dist
 */
const linked = (text, from, dist) => {
  const up = relative(from, dist) || '.'
  const contract = (/** @type {string} */ file) => `'${up.startsWith('.') ? up : `./${up}`}/${file}.js'`
  return text
    .replace(/(['"])(\.{1,2}\/[^'"]+)\.ts\1/g, "'$2.js'")
    .replace(/(['"])@vitrine\/contract\/operations\1/g, contract('operation'))
    .replace(/(['"])@vitrine\/contract\1/g, contract('contract'))
}
