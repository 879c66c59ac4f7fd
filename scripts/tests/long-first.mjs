import { existsSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'

/**
 * Starts files early whose tests are in a folder of their own: they are short, but take long. Vitest starts the
 * largest files first as long as it doesn't know how long they take, so a long one would run alone at the end.
 */
export default class LongFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const isLong = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) =>
      existsSync(moduleId.replace(/\.test\.tsx?$/, ''))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
