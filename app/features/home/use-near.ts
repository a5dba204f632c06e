import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { paths } from '#app/paths.ts'
import { apiCall } from '#app/shell/queries/api-call.ts'
import { OWN_REGIONS_COOKIE } from '#contracts/own-regions.ts'
import type { NearGoods } from './load-near.server.ts'

/**
 * New goods near the visitor: those of the page, or, where the page is the same for everybody, those that the browser asks
 * for when it has a region. Null until they are there.
 */
export function useNear(ofPage: NearGoods | null): NearGoods | null {
  const { key } = useLocation()
  const [asked, setAsked] = useState<NearGoods | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the region may have changed before each visit.
  useEffect(() => {
    if (ofPage) return
    if (!hasOwnRegion()) {
      setAsked(null)
      return
    }
    const controller = new AbortController()
    apiCall<NearGoods>(paths.nearGoods(), { signal: controller.signal }).then(setAsked, () => {
      // Without it the rest of the page is shown.
    })
    return () => controller.abort()
  }, [ofPage, key])

  return ofPage ?? asked
}

const hasOwnRegion = () =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${OWN_REGIONS_COOKIE}=`))
