import { execFile } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { entries } from './entries.mjs'
import { flatten } from './flatten.mjs'
import { holdsSchemas, plainTypes } from './schemas.mjs'

/**
 * Writes the package's declarations: what its entry points export and everything that needs, with the
 * contract's types as plain interfaces.
 * @param {string} folder
 * @param {string} dist
 */
export async function buildTypes(folder, dist) {
  const work = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-types-')))
  try {
    const sources = join(work, 'src')
    copyPlain(join(folder, 'src'), sources, sources)
    copyPlain(join(folder, '../contract/src'), join(sources, 'contract'), sources)
    const files = entries(folder).map((entry) => relative('src', entry))
    const compiled = await compile(work, files)
    const declared = flatten(
      compiled,
      files.map((file) => file.replace(/\.ts$/, '.d.ts')),
    )
    for (const [file, text] of declared) write(join(dist, file), text)
  } finally {
    rmSync(work, { recursive: true })
  }
}

/**
 * Copies sources, replacing schemas by plain types and the contract's name by paths.
 * @param {string} from
 * @param {string} to
 * @param {string} root the folder that the contract is copied into
 */
function copyPlain(from, to, root) {
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.json')) write(join(to, file), readFileSync(join(from, file), 'utf8'))
    if (!file.endsWith('.ts') || /\.test(-d)?\.ts$/.test(file)) continue
    const path = join(from, file)
    const up = relative(dirname(join(to, file)), root) || '.'
    const text = holdsSchemas(path) ? plainTypes(path) : readFileSync(path, 'utf8')
    const contract = up.startsWith('.') ? `${up}/contract` : `./${up}/contract`
    write(
      join(to, file),
      text
        .replaceAll(/'@vitrine\/contract\/(\w+)'/g, `'${contract}/$1.ts'`)
        .replaceAll("'@vitrine/contract'", `'${contract}/index.ts'`),
    )
  }
}

/**
 * @param {string} work
 * @param {string[]} files
 * @returns {Promise<string>} the folder of the declarations
 */
async function compile(work, files) {
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    strict: true,
    verbatimModuleSyntax: true,
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
    rewriteRelativeImportExtensions: true,
    skipLibCheck: true,
    types: [],
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: 'src',
    outDir: 'out',
  }
  writeFileSync(join(work, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(work, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: files.map((file) => `src/${file}`) }),
  )
  const require = createRequire(import.meta.url)
  const compiler = join(dirname(require.resolve('@typescript/native-preview/package.json')), 'bin/tsgo')
  await promisify(execFile)(process.execPath, [compiler, '-p', work]).catch((error) => {
    throw new Error(error.stdout || error.message)
  })
  const out = join(work, 'out')
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.d.ts'))
      write(
        join(out, file),
        readFileSync(join(out, file), 'utf8').replace(/(['"])(\.{1,2}\/[^'"]+)\.ts\1/g, "'$2.js'"),
      )
  return out
}

const write = (/** @type {string} */ path, /** @type {string} */ text) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
