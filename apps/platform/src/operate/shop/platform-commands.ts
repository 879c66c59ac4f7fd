import { resetClock } from '../../floor/kept-clock/reset-clock.ts'
import { eventsOf } from '../../shop/events/outbox.ts'
import { sitesStore } from '../../shop/sites/sites.store.ts'
import { CommandError, type DatabaseCommand, SITE, siteOf, textOf, type Workplace } from '../command.ts'

/** What an operator sees and sets for all shops of a platform. */
export const platformCommands: Readonly<Record<string, DatabaseCommand>> = {
  sites: {
    needs: 'database',
    does: 'lists the shops in this database by id',
    answers: ['sites'],
    run: async ({ database }) => ({
      sites: (await sitesStore.list(database)).map(({ siteId, name }) => ({ siteId, name })),
    }),
  },
  events: {
    needs: 'database',
    does: "counts a shop's events in the outbox, which keeps 30 days and at most 100,000 events of all shops",
    takes: { ...SITE },
    answers: ['kept', 'oldest'],
    run: async ({ database }, options) => {
      const { kept, oldest } = await eventsOf(database.scans, await siteOf(database, options))
      return { kept, oldest: oldest === undefined ? null : new Date(oldest).toISOString() }
    },
  },
  'reset-clock': {
    needs: 'database',
    does: "resets the platform's clock to this machine's after it was far ahead; stop the platform first",
    answers: ['wentBackSeconds', 'next'],
    run: async ({ database, machine, settings }) => {
      await refuseRunning(settings)
      const wentBackMs = await resetClock(database, machine.now())
      return {
        wentBackSeconds: Math.round(wentBackMs / 1000),
        next: 'restart every process of the platform',
      }
    },
  },
  'set-accent': {
    needs: 'database',
    does: "sets the colour of the buttons in a shop's emails",
    takes: { ...SITE, color: { example: '"#22507a"', is: 'red, green and blue as six hexadecimal digits' } },
    answers: ['accent'],
    run: async ({ database }, options) => {
      const siteId = await siteOf(database, options)
      const accent = textOf(options, 'color').toLowerCase()
      if (!/^#[\da-f]{6}$/.test(accent)) throw new CommandError('--color must be a colour such as #22507a.')
      await database.transaction((tx) => sitesStore.setAccent(tx, siteId, accent))
      return { accent }
    },
  },
}

/** A running platform keeps the time it knows. */
const refuseRunning = async ({ platformUrl }: Workplace['settings']): Promise<void> => {
  const signal = AbortSignal.timeout(2_000)
  const runs = await fetch(`${platformUrl}/health`, { signal }).then(
    () => true,
    () => false,
  )
  if (runs)
    throw new CommandError(`The platform at ${platformUrl} is running: stop it first.`, 'WRONG_DATABASE')
}
