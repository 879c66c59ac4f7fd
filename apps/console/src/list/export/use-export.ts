import { notifications } from '@mantine/notifications'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../messages/words.tsx'
import { explainProblem } from '../../parts/problems/problem-texts.ts'

/** What an export reports while it runs, and what can stop it. */
export interface ExportRun {
  readonly signal: AbortSignal
  /** Tells how many rows are there. */
  tell(rows: number): void
}

/** Saves a file that is put together in the browser. It can be stopped at once, and stops when the page is left. */
export const useExport = (fileName: string) => {
  const words = useWords()
  const [rows, setRows] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const run = async (write: (run: ExportRun) => Promise<Blob>) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setRows(0)
    try {
      const tell = (count: number): void => {
        if (!signal.aborted) setRows(count)
      }
      const file = await write({ signal, tell })
      signal.throwIfAborted()
      save(file, fileName)
    } catch (error) {
      if (signal.aborted) return
      const { title, hint } = await explainProblem(error, words)
      notifications.show({ title, message: hint, color: 'red', autoClose: 10_000 })
    }
    setRows(undefined)
  }
  return {
    /** How many rows have arrived; undefined while no export is running. */
    rows,
    start: (write: (run: ExportRun) => Promise<Blob>): void => void run(write),
    stop: (): void => {
      running.current?.abort()
      setRows(undefined)
    },
  }
}

const save = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
