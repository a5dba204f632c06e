import { useCallback } from 'react'
import { paths } from '#app/paths.ts'
import { logAction } from '#app/shell/action-log/log-action.ts'
import { openPanel } from '#app/shell/panels/open-panel.ts'
import { signInPanel } from '#app/shell/panels/shell-panels.ts'
import { useViewer } from '#app/shell/session/personal-data.ts'
import { showToast } from '#app/shell/toast.tsx'
import { changeHeart } from './change-heart.ts'
import type { HeartAnswer } from './heart-state.ts'
import { heartStore } from './heart-store.ts'

/** A press that is not answered after this time is given up. */
const PATIENCE_MS = 15_000

/** Turns a heart, and shows an anonymous visitor the ways to sign in over the page. */
export function usePressHeart(): (productSeq: number, favorite: boolean) => Promise<boolean> {
  const isMember = useViewer() !== null
  return useCallback(
    (productSeq, favorite) => {
      const { pathname, search } = window.location
      const here = `${pathname}${search}`
      logAction('favorite', { productSeq, on: favorite })
      const deps = {
        store: heartStore,
        send: (seq: number, wanted: boolean) => send(seq, wanted, here),
        tell: (message: string) => void showToast(message),
        signIn: () => void askToSignIn(here),
      }
      return changeHeart(deps, productSeq, favorite, isMember)
    },
    [isMember],
  )
}

async function send(productSeq: number, favorite: boolean, here: string): Promise<HeartAnswer> {
  const response = await fetch(paths.pressHeart(), {
    method: 'POST',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      intent: 'heart',
      [favorite ? 'add' : 'remove']: String(productSeq),
      redirectTo: here,
      inPlace: '1',
    }),
  })
  return response.json() as Promise<HeartAnswer>
}

async function askToSignIn(here: string): Promise<void> {
  const isOpen = await openPanel(signInPanel(here))
  if (!isOpen) window.location.assign(paths.signIn({ redirectTo: here }))
}
