import { type Database, type DatabaseSettings, openDatabase } from '../floor/database/database.ts'
import { carryOut, type Task } from './task.ts'

/** The process's messages: first the database to open, then one task after another. */
export type Order = { readonly open: DatabaseSettings } | { readonly task: Task } | { readonly close: true }

let database: Database | undefined

const obey = async (order: Order): Promise<void> => {
  if ('open' in order) {
    database = await openDatabase(order.open)
    process.send?.({ opened: true })
  } else if ('task' in order) {
    if (!database) throw new Error('No database is open')
    process.send?.({ tally: await carryOut(database, order.task) })
  } else {
    await database?.close()
    process.disconnect()
  }
}

process.on('message', (order: Order) => {
  obey(order).catch((error: unknown) =>
    process.send?.({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
