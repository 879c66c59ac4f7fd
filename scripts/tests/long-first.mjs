import { existsSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'

/**
 * Starts files early whose tests are in a folder of their own: the files are short, but run long. Until vitest knows
 * how long files take, it starts the largest first, so a long-running short file would run alone at the end.
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
