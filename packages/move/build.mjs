import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'

/** Builds the package into `dist`: ES modules for Node.js with what they need bundled in, and declarations. */

const folder = dirname(fileURLToPath(import.meta.url))
const root = join(folder, '../..')
const dist = join(folder, 'dist')
const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const sources = Object.values(exports).map(({ source }) => source.replace('./', ''))
/** Programs that others start by their path. */
const PROGRAMS = ['src/loader.ts', 'src/node-hooks.ts', 'src/cli.ts']

rmSync(dist, { recursive: true, force: true })
await build({
  absWorkingDir: folder,
  entryPoints: [...sources, ...PROGRAMS],
  outdir: dist,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['source'],
  external: ['vite'],
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'silent',
})

// The parsers are bundled in, so their licenses come along.
const { resolve } = createRequire(import.meta.url)
const parser = dirname(resolve('@babel/parser/package.json'))
cpSync(join(parser, 'LICENSE'), join(dist, 'LICENSE-babel-parser.txt'))
const lexer = join(dirname(resolve('es-module-lexer')), '../LICENSE')
cpSync(lexer, join(dist, 'LICENSE-es-module-lexer.txt'))

const out = mkdtempSync(join(tmpdir(), 'vitrine-move-types-'))
const config = join(out, 'tsconfig.json')
const compilerOptions = {
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
  rootDir: root,
  outDir: join(out, 'written'),
  typeRoots: [join(root, 'node_modules/@types')],
}
const files = sources.map((source) => join(folder, source))
writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }))
try {
  const tsgo = createRequire(import.meta.url).resolve('@typescript/native-preview/package.json')
  await promisify(execFile)(process.execPath, [join(dirname(tsgo), 'bin/tsgo'), '-p', config]).catch(
    ({ stdout }) => {
      throw new Error(stdout)
    },
  )
  const written = join(out, 'written/packages/move/src')
  for (const file of readdirSync(written, { recursive: true, encoding: 'utf8' })) {
    const text = readFileSync(join(written, file), 'utf8')
    writeFileSync(join(written, file), text.replace(/(from '\.[^']*)\.ts'/g, "$1.js'"))
  }
  cpSync(written, dist, { recursive: true })
} finally {
  rmSync(out, { recursive: true })
}
