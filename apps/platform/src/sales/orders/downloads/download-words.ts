import type { PageLanguage } from '../../../floor/http/pages/asked-language.ts'

/** What a page about a link says, and whether it offers to mail a new one. */
interface Said {
  readonly title: string
  readonly text: readonly string[]
  readonly button?: string
}

/** The states in which a link leads to a page instead of a file. */
export type DownloadCase = 'expired' | 'ended' | 'unknown' | 'asked' | 'busy'

const AGAIN = {
  en: 'If you have an account in the shop, you’ll also find a new link there, with your order.',
  de: 'Wenn Sie ein Konto im Shop haben, finden Sie dort bei Ihrer Bestellung auch einen neuen Link.',
}

export const DOWNLOAD_PAGES: Readonly<Record<PageLanguage, Readonly<Record<DownloadCase, Said>>>> = {
  en: {
    expired: {
      title: 'This download link has expired',
      text: ['We can send a new link to the email address of the order.', AGAIN.en],
      button: 'Email me a new link',
    },
    ended: {
      title: 'This file isn’t available',
      text: [
        'Files can be downloaded once the order is paid. A refund or cancellation ends access.',
        'If you think this is a mistake, please contact the shop.',
      ],
    },
    unknown: {
      title: 'This download link doesn’t work',
      text: ['Part of the link may be missing. Open it from the email again, or copy all of it.', AGAIN.en],
    },
    asked: {
      title: 'Check your email',
      text: [
        'If this order has files to download, we’ve sent new links to the email address of the order.',
        'Nothing there after a few minutes? Look in the spam folder, too.',
      ],
    },
    busy: {
      title: 'Too many requests',
      text: ['Please wait a few minutes, then try again.'],
    },
  },
  de: {
    expired: {
      title: 'Dieser Download-Link ist abgelaufen',
      text: ['Wir können einen neuen Link an die E-Mail-Adresse der Bestellung senden.', AGAIN.de],
      button: 'Neuen Link per E-Mail senden',
    },
    ended: {
      title: 'Diese Datei ist nicht verfügbar',
      text: [
        'Dateien lassen sich herunterladen, sobald die Bestellung bezahlt ist. Nach einer Erstattung oder Stornierung geht das nicht mehr.',
        'Wenn Sie das für einen Irrtum halten, wenden Sie sich bitte an den Shop.',
      ],
    },
    unknown: {
      title: 'Dieser Download-Link funktioniert nicht',
      text: [
        'Vielleicht fehlt ein Teil des Links. Öffnen Sie ihn noch einmal aus der E-Mail, oder kopieren Sie ihn ganz.',
        AGAIN.de,
      ],
    },
    asked: {
      title: 'Bitte prüfen Sie Ihre E-Mails',
      text: [
        'Wenn zu dieser Bestellung Dateien gehören, haben wir neue Links an die hinterlegte E-Mail-Adresse gesendet.',
        'Nach ein paar Minuten noch nichts da? Schauen Sie auch im Spam-Ordner nach.',
      ],
    },
    busy: {
      title: 'Zu viele Anfragen',
      text: ['Bitte warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.'],
    },
  },
}
