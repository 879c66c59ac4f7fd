import { describe, expect, it } from 'vitest'
import { memoryFolder, runsPrograms } from './temporary.mjs'

describe('a folder in memory', () => {
  it.each([
    ['tmpfs /dev/shm tmpfs rw,relatime,size=24684096k 0 0', true],
    ['shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0', false],
    ['a /dev/shm tmpfs rw 0 0\nb /dev/shm tmpfs rw,noexec 0 0', false],
    ['tmpfs /dev/shm/own tmpfs rw 0 0', false],
  ])('is used if programs run there: %s', (mounts, runs) => {
    expect(runsPrograms(`/dev/vda / ext4 rw 0 0\n${mounts}\n`)).toBe(runs)
  })

  it('is not made if another one is named', () => {
    expect(memoryFolder({ TMPDIR: '/tmp' })).toBeUndefined()
  })
})
