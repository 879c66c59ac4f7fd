import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TokenEndpointResponse } from 'oauth4webapi'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { CommandError } from '../command.ts'
import type { Desk } from '../desk.ts'

/** Who is logged in, and where. */
const Session = Type.Object({
  platformUrl: Type.String(),
  clientId: Type.String(),
  accessToken: Type.String(),
  refreshToken: Type.String(),
  /** Milliseconds since 1970. */
  expiresAt: Type.Number(),
})
export type Session = Type.Static<typeof Session>

/** `VITRINE_SESSION`, or a file in the folder for settings. */
export const sessionFile = ({ environment }: Desk): string => {
  const { VITRINE_SESSION, XDG_CONFIG_HOME, APPDATA } = environment
  return (
    VITRINE_SESSION ||
    join(XDG_CONFIG_HOME || APPDATA || join(homedir(), '.config'), 'vitrine', 'session.json')
  )
}

/**
 * Reads the session; undefined without a login.
 *
 * @throws {CommandError} NOT_ALLOWED if the file can't be read or is no session
 */
export const readSession = async (desk: Desk): Promise<Session | undefined> => {
  const file = sessionFile(desk)
  try {
    const session: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (Check(Session, session)) return session
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  }
  throw new CommandError(`The session in ${file} can't be read: log in again.`, 'NOT_ALLOWED')
}

/** Saves the session at once and only for this user (mode 600). */
export const saveSession = async (desk: Desk, session: Session): Promise<void> => {
  const file = sessionFile(desk)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.new`
  await rm(draft, { force: true })
  await writeFile(draft, `${JSON.stringify(session, null, 2)}\n`, { mode: 0o600 })
  await rename(draft, file)
}

export const deleteSession = (desk: Desk): Promise<void> => rm(sessionFile(desk), { force: true })

/** What the tokens of an answer are kept as. */
export const sessionOf = (
  { platformUrl, clientId }: Pick<Session, 'platformUrl' | 'clientId'>,
  { access_token, refresh_token = '', expires_in = 0 }: TokenEndpointResponse,
): Session => ({
  ...{ platformUrl, clientId, accessToken: access_token, refreshToken: refresh_token },
  expiresAt: Date.now() + expires_in * 1000,
})
