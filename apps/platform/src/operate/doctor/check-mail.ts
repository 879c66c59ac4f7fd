import type { Settings } from '../../floor/settings/settings.ts'
import { tryServer } from '../../shop/mail/smtp-post.ts'
import { bad, checked, type Finding, good } from './finding.ts'

/** Checks that the mail server answers and accepts the password. Sends nothing. */
export const checkMail = async ({ smtp, mode }: Settings): Promise<readonly Finding[]> => {
  if (!smtp)
    return [
      mode === 'development'
        ? good('mail', 'goes to the mailbox at /dev/mail')
        : bad(
            'mail',
            'emails wait in the database, because SMTP_URL is not set',
            'set SMTP_URL and MAIL_FROM',
          ),
    ]
  return checked('mail', 'check SMTP_URL: host, port, user and password', async () => {
    await tryServer(smtp)
    return [good('mail', `${smtp.host}:${smtp.port} responds`)]
  })
}
