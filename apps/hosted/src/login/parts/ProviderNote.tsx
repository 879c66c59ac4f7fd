import { useLoginWords } from '../messages/words.tsx'

/** Says why a login at another provider came to nothing, as the way back from there says in the address. */
export function ProviderNote() {
  const t = useLoginWords()
  const problem = new URLSearchParams(location.search).get('problem') ?? ''
  const texts = new Map([
    ['provider', t.providerFailed],
    ['address-not-proved', t.providerNotProved],
    ['no-address', t.providerNoAddress],
  ])
  const text = texts.get(problem)
  if (text === undefined) return null
  return (
    <div className="notice notice-alarm" role="alert">
      <p>{text}</p>
    </div>
  )
}
