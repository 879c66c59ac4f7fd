/** Characters that URL parsers have disagreed on. */
const ODD = [
  '%00',
  '%09',
  '%0d%0a',
  '%2e',
  '%2f',
  '%5c',
  '\\',
  '\t',
  ' ',
  '.',
  '/',
  ';x',
  '@',
  '#',
  '?',
  '&x=1',
  '%23',
  '＠',
  '。',
  '%40',
  '%3a',
  '\u202e',
  ',',
  '|',
]
const HOSTS = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '[::1]',
  '0x7f000001',
  'xn--lcalhost-b4a',
]

/** Other spellings of an address that an attacker may hope to pass off as it; none is the address itself. */
export const alteredAddresses = (address: string, count: number): readonly string[] => {
  const { protocol, host, hostname, pathname, origin } = new URL(address)
  const inserted = ODD.flatMap((odd) => [
    `${address}${odd}`,
    `${odd}${address}`,
    `${origin}${odd}${pathname}`,
    `${origin}/${odd}${pathname}`,
    `${origin}${pathname.slice(0, -1)}${odd}${pathname.slice(-1)}`,
    `${protocol}//${odd}${host}${pathname}`,
  ])
  const elsewhere = HOSTS.flatMap((other) => [
    `${protocol}//${other}${pathname}`,
    `${protocol}//${host}@${other}${pathname}`,
    `${protocol}//${other}#${address}`,
    `${protocol}//${other}?${address}`,
    `${protocol}//${host}.${other}${pathname}`,
    `//${other}${pathname}`,
    `https://${other}/${address}`,
  ])
  const others = [
    ...[address.toUpperCase(), address.replace('http', 'HTTP'), `${origin}${pathname.toUpperCase()}`],
    ...['1', '80', '65535', '030000'].map((port) => `${protocol}//${hostname}:${port}${pathname}`),
    ...['https:', 'ftp:', 'javascript:', 'data:text/html,', 'blob:', 'file:', 'unused:'].map(
      (scheme) => `${scheme}//${host}${pathname}`,
    ),
    ...[
      `${origin}/../${pathname.slice(1)}`,
      `${origin}/a/..${pathname}`,
      `${origin}/%2e%2e${pathname}`,
      origin,
    ],
    ...[
      `${origin}/`,
      `${address}/`,
      `${address}//`,
      `${origin}/${pathname}`,
      pathname,
      pathname.slice(1),
      '*',
      'null',
    ],
    ...[
      `${protocol}//user:secret@${host}${pathname}`,
      `${protocol}/${host}${pathname}`,
      `${protocol}${host}${pathname}`,
    ],
  ]
  const all = [...new Set([...others, ...elsewhere, ...inserted])].filter((altered) => altered !== address)
  if (all.length < count) throw new Error(`Only ${all.length} altered addresses exist.`)
  return all.slice(0, count)
}
