import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { ensureBuilt, packageFolder } from './packed.ts'

const docs = join(packageFolder, '../../docs/client')
const pages = [join(packageFolder, 'README.md'), ...readdirSync(docs).map((file) => join(docs, file))]

/** The programs that a page shows. */
const programsIn = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)

describe('the README and the task pages', () => {
  it('show programs that compile against the built package', { timeout: 120_000 }, async () => {
    await ensureBuilt()
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-documents-'))
    try {
      const installed = join(folder, 'node_modules/@vitrine/client')
      mkdirSync(installed, { recursive: true })
      const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
      writeFileSync(
        join(installed, 'package.json'),
        JSON.stringify({ type: 'module', exports: manifest.exports }),
      )
      symlinkSync(join(packageFolder, 'dist'), join(installed, 'dist'))
      const programs = pages.flatMap(programsIn)
      expect(programs.length).toBeGreaterThan(6)
      programs.forEach((program, index) => {
        writeFileSync(join(folder, `program-${index}.ts`), program)
      })
      const compilerOptions = {
        module: 'nodenext',
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        strict: true,
        noEmit: true,
        types: ['node'],
        typeRoots: [join(packageFolder, '../../node_modules/@types')],
      }
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
      const tsgo = createRequire(import.meta.url).resolve('@typescript/native-preview/package.json')
      const compiler = join(dirname(tsgo), 'bin/tsgo')
      const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(
        (error) => error,
      )
      expect(stdout).toBe('')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('link only to existing pages', () => {
    for (const page of pages)
      for (const [, target = ''] of readFileSync(page, 'utf8').matchAll(/\]\(([^)#:]+)\)/g))
        expect(existsSync(join(dirname(page), target)), `${page}: ${target}`).toBe(true)
  })
})
