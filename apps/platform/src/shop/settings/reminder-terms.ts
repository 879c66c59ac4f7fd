import type { ReminderSettings } from '@vitrine/contract'
import type { Reader } from '../../floor/database/database.ts'
import { settingsStore } from './settings.store.ts'

/** Whether buyers are reminded of checkouts that they left, as set. */
export type ReminderTerms = Omit<ReminderSettings, 'revision'>

export const NO_REMINDERS: ReminderTerms = { sendsReminders: false, afterHours: 10 }

export const reminderTermsOf = async (reader: Reader, siteId: string): Promise<ReminderTerms> =>
  (await settingsStore.find<ReminderTerms>(reader, siteId, 'reminders'))?.document ?? NO_REMINDERS
