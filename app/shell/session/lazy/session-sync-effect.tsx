import { useLocation, useNavigate, useNavigation, useRevalidator } from '@remix-run/react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { paths } from '#app/paths.ts'
import type { SessionUser } from '#app/session/session.ts'
import { closePanel } from '#app/shell/panels/open-panel.ts'
import { alertPanel } from '#app/shell/panels/shell-panels.ts'
import { usePanelWhile } from '#app/shell/panels/use-panel-while.ts'
import { isOnTheWayIn } from '../personal-data.ts'
import { onSessionRefresh } from '../refresh-session.ts'
import { tabs } from '../session-channel.ts'
import { isRemembered, marks } from '../session-marks.ts'
import { sessionStore } from '../session-store.ts'
import { applyStep } from './apply-step.ts'
import { askSession } from './ask-session.ts'
import { createSessionPoller, type SessionPoller } from './session-poller.ts'
import { postSignOut } from './sign-out.ts'

/** Polls the session of this page and applies its changes; see `session-machine.ts`. */
export default function SessionSyncEffect({ viewer }: { viewer: SessionUser | null }): ReactNode {
  const { revalidate } = useRevalidator()
  const [ended, setEnded] = useState<string | null>(null)
  const poller = useRef<SessionPoller>()
  const page = useRef({ shown: viewer?.userSeq ?? null, revalidate })
  page.current = { shown: viewer?.userSeq ?? null, revalidate }

  useEffect(() => {
    let known: number | null | undefined
    const created = createSessionPoller({
      now: Date.now,
      isVisible: () => document.visibilityState === 'visible',
      remembers: isRemembered,
      ask: async (signal) => {
        await payOwedSignOut(signal)
        return askSession(signal)
      },
      onAnswer(session) {
        const now = applyStep(session, page.current.shown, {
          showModal: setEnded,
          revalidate: () => page.current.revalidate(),
          leaveTo: (address) => window.location.assign(address),
        })
        if (now === undefined) return
        if (now !== known) tabs.post({ userSeq: now })
        known = now
      },
    })
    poller.current = created
    const stopAsking = onSessionRefresh(created.forceRefresh)
    const stopListening = tabs.listen((news) => {
      if (news.userSeq !== known) void created.forceRefresh()
    })
    const onVisibility = () => created.visibilityChanged()
    const onBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) created.catchUp()
    }
    const onOnline = () => created.catchUp()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pageshow', onBack)
    window.addEventListener('online', onOnline)
    created.start()
    return () => {
      created.stop()
      stopAsking()
      stopListening()
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pageshow', onBack)
      window.removeEventListener('online', onOnline)
    }
  }, [])

  useRefreshAtRouteChange(poller)
  useRefreshForNewViewer(poller, viewer)

  useSessionEnded(
    ended,
    () => {
      setEnded(null)
      revalidate()
    },
    () => setEnded(null),
  )
  return null
}

/** Refreshes at the start of every change of the route (SPEC.md section 4). */
function useRefreshAtRouteChange(poller: { current: SessionPoller | undefined }) {
  const { state, location } = useNavigation()
  const change = state === 'loading' ? location?.key : undefined
  useEffect(() => {
    if (change !== undefined) poller.current?.catchUp()
  }, [poller, change])
}

/** Refreshes when the page has loaded data of another user: after a sign-in, or after the end of the session. */
function useRefreshForNewViewer(
  poller: { current: SessionPoller | undefined },
  viewer: SessionUser | null,
) {
  const before = useRef(viewer)
  useEffect(() => {
    if (before.current === viewer) return
    before.current = viewer
    const session = sessionStore.get()
    const known = session.status === 'authenticated' ? session.userSeq : null
    if ((viewer?.userSeq ?? null) === known) return
    if (viewer) sessionStore.set({ status: 'loading' })
    void poller.current?.forceRefresh()
  }, [poller, viewer])
}

/** Sends a sign-out that did not reach the server. @throws when it fails again */
async function payOwedSignOut(signal: AbortSignal) {
  if (!marks.signOutDue.isSet()) return
  if (!(await postSignOut(signal))) throw new Error('still signed in')
  marks.signOutDue.clear()
}

/**
 * Shows that the session has ended and offers to sign in again (SPEC.md section 4).
 * @param onClose called when it was closed without signing in
 */
function useSessionEnded(message: string | null, onClose: () => void, onConfirm: () => void) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const page = useRef({ pathname, search, navigate, onClose, onConfirm })
  page.current = { pathname, search, navigate, onClose, onConfirm }

  const panel = useMemo(() => {
    if (message === null) return null
    let isConfirmed = false
    return alertPanel(
      'session-ended',
      {
        title: '다시 로그인해 주세요',
        message,
        onConfirm() {
          const { pathname, search, navigate, onConfirm } = page.current
          if (isOnTheWayIn(pathname)) return closePanel('session-ended')
          isConfirmed = true
          navigate(paths.signIn({ redirectTo: `${pathname}${search}` }))
          onConfirm()
        },
      },
      () => !isConfirmed && page.current.onClose(),
    )
  }, [message])
  usePanelWhile(panel, () =>
    window.location.assign(paths.signIn({ redirectTo: `${pathname}${search}` })),
  )
}
