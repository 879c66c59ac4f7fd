import { useLoginWords } from '../messages/words.tsx'

/** Explains why an external provider led back without a login, as its return address says. */
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
