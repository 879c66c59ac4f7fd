import { randomBytes } from 'node:crypto'
import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { endLogins } from '../../people/access/sessions/end-logins.ts'
import { newUser } from '../../people/users/new-user.ts'
import { ROLES, type User } from '../../people/users/user.ts'
import { usersStore } from '../../people/users/users.store.ts'
import {
  type DatabaseCommand,
  EMAIL,
  emailOf,
  type Options,
  oneOf,
  refused,
  SITE,
  siteOf,
  textOf,
} from '../command.ts'

/** The people who run a shop. */
export const userCommands: Readonly<Record<string, DatabaseCommand>> = {
  'create-user': {
    needs: 'database',
    does: 'adds a back-office user and prints the password once',
    takes: { ...SITE, ...EMAIL, role: { example: 'merchant', is: `${ROLES.join(' or ')}` } },
    answers: ['userId', 'email', 'password'],
    run: async ({ database, clock, ids }, options) => {
      const siteId = await siteOf(database, options)
      const password = newPassword()
      const user = await newUser({
        ...{ siteId, userId: ids.guid(), email: emailOf(options), password },
        ...{ role: oneOf(options, 'role', ROLES), createdAt: clock.now() },
      })
      if (await usersStore.findByEmail(database, siteId, user.email))
        throw refused(`${user.email} is already a user.`)
      await database.transaction((tx) => usersStore.save(tx, user))
      return { userId: user.userId, email: user.email, password }
    },
  },
  'reset-password': {
    needs: 'database',
    does: 'sets a new password for a back-office user, prints it once, and ends their sessions',
    takes: { ...SITE, ...EMAIL },
    answers: ['email', 'password', 'endedSessions'],
    run: async ({ database, clock }, options) => {
      const password = newPassword()
      const known = await userOf(database, options)
      const ended = await saveUser(database, clock, await newUser({ ...known, password }))
      return { email: known.email, password, endedSessions: ended }
    },
  },
  'disable-user': {
    needs: 'database',
    does: 'disables a back-office user and ends their sessions; reset-password enables them again',
    takes: { ...SITE, ...EMAIL },
    answers: ['email', 'endedSessions'],
    run: async ({ database, clock }, options) => {
      const known = await userOf(database, options)
      const ended = await saveUser(database, clock, { ...known, disabledAt: clock.now() })
      return { email: known.email, endedSessions: ended }
    },
  },
}

const newPassword = (): string => randomBytes(15).toString('base64url')

const userOf = async (database: Database, options: Options): Promise<User> => {
  const given = textOf(options, 'email')
  const email = mailAddressOf(given) ?? given // a user created by an older version is found as spelled
  const user = await usersStore.findByEmail(database, await siteOf(database, options), email)
  if (user) return user
  throw refused(`No staff member has the email address ${email}.`)
}

/** Saves a user whose access has changed, and ends their sessions. */
const saveUser = (database: Database, clock: Clock, user: User): Promise<number> =>
  database.transaction(async (tx) => {
    await usersStore.save(tx, user)
    const whose = { siteId: user.siteId, subject: 'WIX_USER', subjectId: user.userId } as const
    return (await endLogins(tx, whose, clock.now())).length
  })
