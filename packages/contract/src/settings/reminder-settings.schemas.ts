import Type from 'typebox'
import { closed } from '../declare/closed.ts'

/** Whether the shop reminds buyers of checkouts that they left, and when. */
export const ReminderSettings = Type.Object(
  {
    /** Counts changes; 0 before the first. */
    revision: Type.Integer({ minimum: 0 }),
    /**
     * Whether buyers who typed their address get one mail per checkout. Default: false. Where consent is needed for such
     * mails, the shop must have it.
     */
    sendsReminders: Type.Boolean(),
    /** How many hours after they last did something, 1 to 168. Default: 10. */
    afterHours: Type.Integer({ minimum: 1, maximum: 168 }),
  },
  { title: 'ReminderSettings' },
)
export type ReminderSettings = Type.Static<typeof ReminderSettings>

/** Request for `updateReminderSettings`. Absent fields stay unchanged. A `revision`, if given, must be the current one. */
export const UpdateReminderSettingsRequest = closed(
  Type.Object(
    {
      reminderSettings: Type.Object({
        revision: Type.Optional(ReminderSettings.properties.revision),
        sendsReminders: Type.Optional(ReminderSettings.properties.sendsReminders),
        afterHours: Type.Optional(ReminderSettings.properties.afterHours),
      }),
    },
    { title: 'UpdateReminderSettingsRequest' },
  ),
)
export type UpdateReminderSettingsRequest = Type.Static<typeof UpdateReminderSettingsRequest>

/** Response with the reminder settings. */
export const ReminderSettingsResponse = Type.Object(
  { reminderSettings: ReminderSettings },
  { title: 'ReminderSettingsResponse' },
)
export type ReminderSettingsResponse = Type.Static<typeof ReminderSettingsResponse>
