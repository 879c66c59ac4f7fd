import { writeSync } from 'node:fs'
import { openDatabase } from '../floor/database/database.ts'
import { statement } from '../floor/database/statements/statement.ts'
import { thingsMigration } from './things.ts'

/**
 * The process that the durability test kills: it writes pairs of rows forever, several transactions at once,
 * and prints the number of each acknowledged one.
 *
 * Arguments: the database's file, the first number.
 */
const [file = '', first = '0'] = process.argv.slice(2)
const addPair = statement('INSERT INTO things (thing_id, count) VALUES (?, ?), (?, ?)')

const database = await openDatabase({ file })
await database.migrate([thingsMigration])

const writeOne = async (number: number): Promise<void> => {
  await database.transaction((tx) => tx.run(addPair, `${number} left`, number, `${number} right`, number))
  writeSync(1, `${number}\n`)
}

for (let number = Number(first); ; ) {
  const together = 1 + (number % 7)
  await Promise.all(Array.from({ length: together }, (_, index) => writeOne(number + index)))
  number += together
}
