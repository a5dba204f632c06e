import { useCallback } from 'react'
import { paths } from '#app/paths.ts'
import { openPanel } from '#app/shell/panels/open-panel.ts'
import { signInPanel } from '#app/shell/panels/shell-panels.ts'
import { useViewer } from '#app/shell/session/personal-data.ts'
import { showToast } from '#app/shell/toast.tsx'
import { changeHeart, type HeartDeps } from './change-heart.ts'
import type { HeartAnswer } from './heart-state.ts'

/** A press that is not answered after this time is given up. */
const PATIENCE_MS = 15_000

interface Press extends Pick<HeartDeps, 'store' | 'notSent'> {
  /** The address that it is posted to, and the form's intent there. */
  action: string
  intent: string
}

/**
 * Turns something of a member on or off at once, and shows an anonymous visitor the ways to sign in over the page.
 * @param press the same object at each rendering
 */
export function usePressInPlace(press: Press): (seq: number, on: boolean) => Promise<boolean> {
  const isMember = useViewer() !== null
  return useCallback(
    (seq, on) => {
      const { pathname, search } = window.location
      const here = `${pathname}${search}`
      const deps = {
        ...press,
        send: (of: number, wanted: boolean) => send(press, of, wanted, here),
        tell: (message: string) => void showToast(message),
        signIn: () => void askToSignIn(here),
      }
      return changeHeart(deps, seq, on, isMember)
    },
    [press, isMember],
  )
}

async function send(
  { action, intent }: Press,
  seq: number,
  on: boolean,
  here: string,
): Promise<HeartAnswer> {
  const response = await fetch(action, {
    method: 'POST',
    // It arrives also when the page is left at once.
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      intent,
      [on ? 'add' : 'remove']: String(seq),
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
