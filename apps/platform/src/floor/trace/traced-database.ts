import type { Database, Reader, Transaction } from '../database/database.ts'
import { currentTrace } from './trace.ts'

/** Counts the statements of traced requests. Everything else passes through as it is. */
export const tracedDatabase = (database: Database): Database => {
  const replica = tracedReader(database.replica)
  const scans = tracedReader(database.scans)
  const { all, first } = tracedReader(database)
  return {
    engine: database.engine,
    ...{ replica, scans, all, first },
    transaction: (work) => {
      const trace = currentTrace()
      if (!trace) return database.transaction(work)
      const [events, mails] = [trace.events.length, trace.mails.length]
      return database.transaction((tx) => {
        trace.events.length = events // it may run again after a conflict
        trace.mails.length = mails
        return work(tracedTransaction(tx))
      })
    },
    migrate: (migrations) => database.migrate(migrations),
    pendingMigrations: (migrations) => database.pendingMigrations(migrations),
    changeMark: () => database.changeMark(),
    healthy: () => database.healthy(),
    close: () => database.close(),
  }
}

const tracedReader = (reader: Reader): Reader => ({
  all: (statement, ...values) => counted(() => reader.all(statement, ...values)),
  first: (statement, ...values) => counted(() => reader.first(statement, ...values)),
})

const tracedTransaction = (tx: Transaction): Transaction => ({
  ...tracedReader(tx),
  run: (statement, ...values) => counted(() => tx.run(statement, ...values)),
})

const counted = <T>(run: () => Promise<T>): Promise<T> => {
  const trace = currentTrace()
  if (!trace) return run()
  const startedAt = performance.now()
  trace.statements++
  return run().finally(() => {
    trace.databaseMs += performance.now() - startedAt
  })
}
