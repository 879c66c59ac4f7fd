import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressesIn } from '../addresses.ts'
import { type Framework, frameworkOf } from './configurations.ts'

/** A storefront that the command doesn't change; the message says why, and what to do. */
export class Unclear extends Error {
  override readonly name = 'Unclear'
}

const ENDINGS = ['ts', 'mts', 'js', 'mjs', 'cjs']

/**
 * Moves a storefront: adds the line to its configuration, and the variables to its `.env`. A storefront that was
 * moved before stays as it is. Nothing is written unless everything is clear.
 * @param folder - with the storefront's package.json
 * @param given - variables to add to `.env` if they are missing
 * @returns the changes, one line each; empty if there was nothing to change
 * @throws {Unclear} when the storefront has none of the known forms, or several
 */
export const moveStorefront = (
  folder: string,
  given: { readonly apiUrl: string; readonly clientId: string },
): string[] => {
  addressesIn({ VITRINE_API_URL: given.apiUrl })
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) throw new Unclear(`${folder} has no package.json. Name the storefront's folder.`)
  const edits = [lineIn(folder, manifest), variablesIn(folder, given)].filter((edit) => edit !== undefined)
  for (const { path, text } of edits) writeFileSync(path, text)
  return edits.map(({ said }) => said)
}

interface Edit {
  readonly path: string
  readonly text: string
  readonly said: string
}

const lineIn = (folder: string, manifest: string): Edit | undefined => {
  const read = JSON.parse(readFileSync(manifest, 'utf8'))
  const framework = frameworkOf(read)
  return framework ? lineInConfiguration(folder, framework) : lineInScript(manifest, read.scripts?.start)
}

const lineInConfiguration = (folder: string, { name, file, empty, add }: Framework): Edit | undefined => {
  const [found, ...more] = ENDINGS.map((ending) => `${file}.${ending}`).filter((each) =>
    existsSync(join(folder, each)),
  )
  if (more[0])
    throw new Unclear(`${found} and ${more[0]} both exist. Remove the one that ${name} doesn't use.`)
  const before = found ? readFileSync(join(folder, found), 'utf8') : empty
  if (before === undefined)
    throw new Unclear(`${folder} has no ${file}. Add one, with the adapter for Node.js.`)
  if (before.includes('@vitrine/move')) return undefined
  const text = add(before)
  const target = found ?? `${file}.mjs`
  if (text === undefined)
    throw new Unclear(
      `This command can't edit ${target}, because its form isn't known. Add the line by hand, as the guide shows.`,
    )
  return { path: join(folder, target), text, said: `${target}: points ${name} at your platform` }
}

const PRELOAD = 'node --import @vitrine/move/preload '

const lineInScript = (manifest: string, start: unknown): Edit | undefined => {
  if (typeof start !== 'string' || !/^node (?!-)/.test(start)) {
    if (typeof start === 'string' && start.startsWith(PRELOAD)) return undefined
    throw new Unclear(
      "This isn't a storefront on Next, Astro or Vite, and its start script isn't `node FILE`.",
    )
  }
  const text = readFileSync(manifest, 'utf8')
  const moved = text.replace(JSON.stringify(start), JSON.stringify(start.replace(/^node /, PRELOAD)))
  return { path: manifest, text: moved, said: 'package.json: the start script preloads @vitrine/move' }
}

const variablesIn = (folder: string, given: { apiUrl: string; clientId: string }): Edit | undefined => {
  const path = join(folder, '.env')
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const lines = Object.entries({ VITRINE_API_URL: given.apiUrl, VITRINE_CLIENT_ID: given.clientId })
    .filter(([name]) => !new RegExp(`^\\s*${name}\\s*=`, 'm').test(before))
    .map(([name, value]) => `${name}=${value}\n`)
  if (lines.length === 0) return undefined
  const gap = before === '' || before.endsWith('\n') ? '' : '\n'
  const said = `.env: ${lines.map((line) => line.trim()).join(', ')}`
  return { path, text: before + gap + lines.join(''), said }
}
