import { systemClock } from '../floor/clock.ts'
import { openDatabase } from '../floor/database/database.ts'
import { randomIds } from '../floor/ids.ts'
import type { JobSettings } from '../floor/jobs/job-process.ts'
import { createJobRunner } from '../floor/jobs/job-runner.ts'
import { workOnMessage } from '../floor/jobs/worker-process.ts'
import { openKeptClock } from '../floor/kept-clock/kept-clock.ts'
import { jobKinds } from './job-kinds.ts'

/**
 * The process that runs jobs until none are left, or the process that started it disconnects or ends. Its
 * only message names the database.
 */
const carryOut = async (settings: JobSettings): Promise<void> => {
  const database = await openDatabase(settings.database)
  const clock = await openKeptClock({ database, machine: systemClock })
  const parts = { database, clock, ids: randomIds }
  const runner = createJobRunner({ ...parts, kinds: jobKinds({ ...parts, files: settings.files }) })
  process.once('disconnect', runner.stop)
  if (!process.connected) runner.stop()
  try {
    await runner.work()
  } finally {
    await clock.close()
    await database.close()
  }
}

workOnMessage(carryOut)
