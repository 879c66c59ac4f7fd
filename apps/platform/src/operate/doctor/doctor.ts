import { readSettings, type Settings } from '../../floor/settings/settings.ts'
import type { PlainCommand } from '../command.ts'
import { checkDatabase } from './check-database.ts'
import { checkFiles } from './check-files.ts'
import { checkMail } from './check-mail.ts'
import { checkPorts } from './check-ports.ts'
import { bad, type Finding, good } from './finding.ts'

const SETTINGS_FIX = "set the variable as the README's table of settings says"

/** Checks everything a platform needs, and says how to fix what is wrong. Changes nothing. */
export const doctor: PlainCommand = {
  needs: 'nothing',
  does: 'checks settings, files, media, ports, database, mail and clock, and says how to fix problems',
  answers: ['fine', 'problems'],
  run: async ({ environment }) => {
    const settings = settingsOf(environment)
    const findings = 'check' in settings ? [settings] : await checkAll(settings)
    return {
      fine: findings.filter(({ ok }) => ok).map(({ check, says }) => ({ check, says })),
      problems: findings.filter(({ ok }) => !ok).map(({ check, says, fix }) => ({ check, says, fix })),
    }
  },
}

const settingsOf = (environment: Parameters<typeof readSettings>[0]): Settings | Finding => {
  try {
    return readSettings(environment)
  } catch (error) {
    return bad('settings', error instanceof Error ? error.message : String(error), SETTINGS_FIX)
  }
}

const checkAll = async (settings: Settings): Promise<Finding[]> => {
  const all = [checkFiles(settings), checkPorts(settings), checkDatabase(settings), checkMail(settings)]
  return [...checkAddresses(settings), ...(await Promise.all(all)).flat()]
}

/** What only matters where strangers come. */
const checkAddresses = ({ mode, platformUrl, storefrontUrl, mediaUrl, shedding }: Settings): Finding[] => {
  if (mode === 'development') return [good('settings', 'valid, for development')]
  const plain = [platformUrl, storefrontUrl, mediaUrl].find((address) => !address.startsWith('https:'))
  return [
    plain === undefined
      ? good('settings', 'valid, for production')
      : bad(
          'settings',
          `${plain} is not encrypted`,
          'put a proxy with TLS in front, and set a URL that starts with https',
        ),
    ...(mediaUrl === platformUrl
      ? [bad('media', 'pictures have the same origin as the API', 'set MEDIA_URL to a host name of its own')]
      : []),
    ...(shedding
      ? []
      : [bad('load', 'SHEDDING is off', 'leave SHEDDING unset, so overload refuses lists first')]),
  ]
}
