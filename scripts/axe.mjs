import { AxeBuilder } from '@axe-core/playwright'

/**
 * What axe finds on a page as it stands, once whatever changes its colour has done so.
 *
 * @param {import('playwright-core').Page} page
 * @param {string[]} rules - by their identifiers; all by default
 * @returns {Promise<Awaited<ReturnType<AxeBuilder['analyze']>>['violations']>} what it objects to
 * @example expect(await violationsOn(page, ['color-contrast'])).toEqual([])
 */
export async function violationsOn(page, rules = []) {
  await page.evaluate(settle)
  await page.evaluate(fillAsPainted)
  const isThere = await page.evaluate(() => 'axe' in window)
  // Without frames there is nothing to gather from several pages, which is what takes long.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  return violations
}

/** Colours that are changing would be measured half way; the bar that shows progress goes on for longer. */
function settle() {
  const changing = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000)
  for (const animation of changing) animation.finish()
}

/** In forced colours Chromium paints text in one of them, and says that it fills it with the page's, which axe asks for. */
function fillAsPainted() {
  const isForced = matchMedia('(forced-colors: active)').matches
  for (const element of document.querySelectorAll('body *'))
    if (element instanceof HTMLElement)
      element.style.webkitTextFillColor = isForced ? getComputedStyle(element).color : ''
}
