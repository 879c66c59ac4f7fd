import type { FastifyInstance } from 'fastify'
import { askedType } from '../../floor/http/pages/asked-type.ts'
import type { Settings } from '../../floor/settings/settings.ts'
import { type Destination, HOME_POLICY, homePage } from './home-page.ts'

export interface HomeParts {
  readonly settings: Pick<Settings, 'mode' | 'platformUrl' | 'storefrontUrl' | 'smtp'>
  /** A client id to try calls with, if everyone may know it. */
  readonly clientId: string | undefined
}

/** Serves the page at the platform's own address. Programs get the same links as JSON. */
export const homeRoutes = (app: FastifyInstance, { settings, clientId }: HomeParts): void => {
  const destinations = destinationsOf(settings)
  const page = homePage({ platformUrl: settings.platformUrl, destinations, clientId })
  const links = Object.fromEntries(destinations.map(({ name, url }) => [name, url]))
  app.get('/', async (request, reply) => {
    reply.header('vary', 'Accept')
    if (askedType(request) !== 'html') return reply.send({ name: 'Vitrine platform', links })
    return reply.type('text/html; charset=utf-8').header('content-security-policy', HOME_POLICY).send(page)
  })
}

const destinationsOf = ({ mode, platformUrl, storefrontUrl, smtp }: HomeParts['settings']): Destination[] => [
  { name: 'Shop', url: storefrontUrl, about: 'What shoppers see.' },
  {
    name: 'Back office',
    url: `${platformUrl}/console`,
    about: 'Where staff manage orders, products, stock and members.',
  },
  {
    name: 'API reference',
    url: `${platformUrl}/docs/api`,
    about: 'Every call with its request, answer and errors. Try them there with a token.',
  },
  {
    name: 'OpenAPI document',
    url: `${platformUrl}/docs/api/json`,
    about: 'For code generators and HTTP clients.',
  },
  ...(mode === 'development'
    ? [
        {
          name: 'GraphQL',
          url: `${platformUrl}/graphql/alpha`,
          about: 'Run documents against the shop, and read the schema.',
        },
      ]
    : []),
  ...(mode === 'development' && !smtp
    ? [
        {
          name: 'Mailbox',
          url: `${platformUrl}/dev/mail`,
          about: 'The emails that the shop wrote. None leaves this machine.',
        },
      ]
    : []),
  { name: 'Health', url: `${platformUrl}/health`, about: 'Whether the database answers.' },
]
