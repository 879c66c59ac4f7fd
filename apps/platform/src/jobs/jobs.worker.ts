import { systemClock } from '../floor/clock.ts'
import { openDatabase } from '../floor/database/database.ts'
import { randomIds } from '../floor/ids.ts'
import type { JobSettings } from '../floor/jobs/job-process.ts'
import { createJobRunner } from '../floor/jobs/job-runner.ts'
import { hearOfJobs, workOnMessage } from '../floor/jobs/worker-process.ts'
import { openKeptClock } from '../floor/kept-clock/kept-clock.ts'
import { jobKinds } from './job-kinds.ts'

/** How long to wait for another job: people often start one after the other, and a start takes a second. */
const KEEP_MS = 5_000

/**
 * The process that runs jobs until none are left and none comes, or the process that started it disconnects or
 * ends. Its first message names the database; each of the others says that there may be a job.
 */
const carryOut = async (settings: JobSettings): Promise<void> => {
  const another = hearOfJobs()
  const database = await openDatabase(settings.database)
  const clock = await openKeptClock({ database, machine: systemClock })
  const parts = { database, clock, ids: randomIds }
  const runner = createJobRunner({ ...parts, kinds: jobKinds({ ...parts, files: settings.files }) })
  process.once('disconnect', runner.stop)
  if (!process.connected) runner.stop()
  try {
    do await runner.work()
    while (await another(KEEP_MS))
  } finally {
    await clock.close()
    await database.close()
  }
}

workOnMessage(carryOut)
