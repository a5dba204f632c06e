import { useCallback } from 'react'
import { paths } from '#app/paths.ts'
import { logAction } from '#app/shell/action-log/log-action.ts'
import { heartStore } from './heart-store.ts'
import { usePressInPlace } from './use-press-in-place.ts'

const HEART = { store: heartStore, action: paths.pressHeart(), intent: 'heart' }

/** Turns the heart of a product. */
export function usePressHeart(): (productSeq: number, favorite: boolean) => Promise<boolean> {
  const press = usePressInPlace(HEART)
  return useCallback(
    (productSeq, favorite) => {
      logAction('favorite', { productSeq, on: favorite })
      return press(productSeq, favorite)
    },
    [press],
  )
}
