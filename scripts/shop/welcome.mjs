import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../paths.mjs'

/**
 * What the platform writes about its demo shop; a key exists once its feature works.
 * @typedef {{ email: string, password: string }} Account
 * @typedef {{ clientId?: string, apiKey?: string, coupon?: string, merchant?: Account, member?: Account }}
 * Demo
 */

/**
 * @param {string} dataFolder
 * @returns {Demo}
 */
export function readDemo(dataFolder) {
  const file = join(dataFolder, 'demo.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * The final output of `npm start`: where everything is, and who can log in.
 * @param {{ STOREFRONT_URL: string, PLATFORM_URL: string, DATA_DIR: string, MODE?: string, SMTP_URL?: string }} settings
 * @param {Demo} demo
 * @param {string} took
 */
export function welcome({ STOREFRONT_URL, PLATFORM_URL, DATA_DIR, MODE, SMTP_URL }, demo, took) {
  const hasMailbox = MODE !== 'production' && !SMTP_URL
  const lines = [
    ['Shop', STOREFRONT_URL],
    ['Platform', PLATFORM_URL],
    ['Back office', `${PLATFORM_URL}/console`],
    ['API reference', `${PLATFORM_URL}/docs/api`],
    ['Mailbox', hasMailbox && `${PLATFORM_URL}/dev/mail`],
    ['Client id', demo.clientId],
    ['API key', demo.apiKey],
    ['Coupon', demo.coupon],
    ['Merchant', demo.merchant && `${demo.merchant.email}  ${demo.merchant.password}`],
    ['Member', demo.member && `${demo.member.email}  ${demo.member.password}`],
    ['Data', nearby(DATA_DIR)],
  ]
  const shown = lines.flatMap(([label, value]) => (value ? [`  ${String(label).padEnd(15)}${value}`] : []))
  return `\n  Vitrine is running (${took}).\n\n${shown.join('\n')}\n\n  Press Ctrl-C to stop it.\n`
}

/** A path, shortened relative to the top folder. */
function nearby(/** @type {string} */ path) {
  const fromRoot = relative(root, path)
  return fromRoot.startsWith('..') ? path : fromRoot
}
