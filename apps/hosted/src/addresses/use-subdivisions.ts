import { addressFormatOf } from '@vitrine/contract/addresses'
import type { Subdivision } from '@vitrine/contract/subdivisions'
import { useEffect, useState } from 'react'
import { loadSubdivisions } from './subdivisions.ts'

/** The states or provinces of a country, once loaded; empty for countries whose addresses need none. */
export const useSubdivisions = (country: string): readonly Subdivision[] => {
  const [loaded, setLoaded] = useState<{ country: string; list: readonly Subdivision[] }>()
  useEffect(() => {
    let isWanted = addressFormatOf(country).required.includes('subdivision')
    if (isWanted)
      loadSubdivisions(country).then((list) => {
        if (isWanted) setLoaded({ country, list })
      })
    return () => {
      isWanted = false
    }
  }, [country])
  return loaded?.country === country ? loaded.list : []
}
