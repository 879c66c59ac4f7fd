import { useLoginWords } from '../messages/words.tsx'

/** Says why another place to log in at led back here without a login, as its way back says in the address. */
export function ProviderProblem() {
  const { providerProblems } = useLoginWords()
  const problem = new URLSearchParams(location.search).get('problem')
  const found = Object.entries(providerProblems).find(([name]) => name === problem)
  if (!found) return null
  return (
    <div className="notice notice-alarm" role="alert">
      <p>{found[1]}</p>
    </div>
  )
}
