import { useCallback } from 'react'
import { changeHeart } from '#app/features/hearts/change-heart.ts'
import type { HeartAnswer } from '#app/features/hearts/heart-state.ts'
import { paths } from '#app/paths.ts'
import { openPanel } from '#app/shell/panels/open-panel.ts'
import { signInPanel } from '#app/shell/panels/shell-panels.ts'
import { useViewer } from '#app/shell/session/personal-data.ts'
import { showToast } from '#app/shell/toast.tsx'
import { followStore } from './follow-store.ts'

/** A press that is not answered after this time is given up. */
const PATIENCE_MS = 15_000
const NOT_SENT = '단골을 바꾸지 못했어요. 연결을 확인하고 다시 눌러 주세요.'

/** Follows a store or ends it, at once, and shows an anonymous visitor the ways to sign in over the page. */
export function usePressFollow(): (storeSeq: number, following: boolean) => Promise<boolean> {
  const isMember = useViewer() !== null
  return useCallback(
    (storeSeq, following) => {
      const { pathname, search } = window.location
      const here = `${pathname}${search}`
      const deps = {
        store: followStore,
        send: (seq: number, wanted: boolean) => send(seq, wanted, here),
        tell: (message: string) => void showToast(message),
        signIn: () => void askToSignIn(here),
        notSent: NOT_SENT,
      }
      return changeHeart(deps, storeSeq, following, isMember)
    },
    [isMember],
  )
}

async function send(storeSeq: number, following: boolean, here: string): Promise<HeartAnswer> {
  const response = await fetch(paths.pressFollow(), {
    method: 'POST',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      intent: 'follow',
      [following ? 'add' : 'remove']: String(storeSeq),
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
