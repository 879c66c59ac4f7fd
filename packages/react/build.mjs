import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'

/**
 * Builds the package into `dist`: ES modules with the parts of pricing they need bundled in, and their
 * declarations.
 */

const folder = dirname(fileURLToPath(import.meta.url))
const root = join(folder, '../..')
const dist = join(folder, 'dist')
const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const sources = Object.values(exports).map(({ source }) => source.replace('./', ''))

/** Entries without hooks, which servers call too. All others run on the browser side of server components. */
const FOR_SERVERS = ['pure.js']

async function buildCode() {
  await build({
    absWorkingDir: folder,
    entryPoints: sources,
    outdir: dist,
    bundle: true,
    splitting: true,
    chunkNames: 'shared/[hash]',
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    conditions: ['source'],
    external: ['react', 'react/*', '@vitrine/client', '@vitrine/client/*'],
    jsx: 'automatic',
    sourcemap: 'linked',
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
  })
  for (const name of readdirSync(dist).filter((file) => file.endsWith('.js') && !FOR_SERVERS.includes(file)))
    writeFileSync(join(dist, name), `'use client';${readFileSync(join(dist, name), 'utf8')}`)
}

/** The compiler follows imports into other packages; its output for them is thrown away. */
async function buildTypes() {
  const out = mkdtempSync(join(tmpdir(), 'vitrine-react-types-'))
  const config = join(out, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    jsx: 'react-jsx',
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
    const written = join(out, 'written/packages/react/src')
    for (const file of readdirSync(written, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.d.ts')) continue
      const text = readFileSync(join(written, file), 'utf8')
      writeFileSync(join(written, file), text.replace(/(from '\.[^']*)\.tsx?'/g, "$1.js'"))
    }
    cpSync(written, dist, { recursive: true })
  } finally {
    rmSync(out, { recursive: true })
  }
}

rmSync(dist, { recursive: true, force: true })
await buildCode()
await buildTypes()
