import { useLocation, useNavigate, useNavigation, useRevalidator } from '@remix-run/react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { paths } from '#app/paths.ts'
import type { Viewer } from '#app/session/session.ts'
import { closePanel } from '../../panels/open-panel.ts'
import { alertPanel } from '../../panels/shell-panels.ts'
import { usePanelWhile } from '../../panels/use-panel-while.ts'
import { askedBy } from '../ask-anew.ts'
import { isOnTheWayIn } from '../personal-data.ts'
import { tabs } from '../session-channel.ts'
import { isRemembered, marks } from '../session-marks.ts'
import { sessionStore } from '../session-store.ts'
import { applyStep } from './apply-step.ts'
import { askSession } from './ask-session.ts'
import { createSessionKeeper, type SessionKeeper } from './keep-session.ts'
import { postSignOut } from './sign-out.ts'

/** Keeps the session of this page and does what its changes ask for; see the state machine. */
export default function Keeper({ viewer }: { viewer: Viewer | null }): ReactNode {
  const { revalidate } = useRevalidator()
  const [ended, setEnded] = useState<string | null>(null)
  const keeper = useRef<SessionKeeper>()
  const page = useRef({ shown: viewer?.userSeq ?? null, revalidate })
  page.current = { shown: viewer?.userSeq ?? null, revalidate }

  useEffect(() => {
    let known: number | null | undefined
    const kept = createSessionKeeper({
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
        if (now !== known) tabs.tell({ userSeq: now })
        known = now
      },
    })
    keeper.current = kept
    const stopAsking = askedBy(kept.refreshAnew)
    const stopHearing = tabs.hear((news) => {
      if (news.userSeq !== known) void kept.refreshAnew()
    })
    const onVisibility = () => kept.visibilityChanged()
    const onBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) kept.catchUp()
    }
    const onOnline = () => kept.catchUp()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pageshow', onBack)
    window.addEventListener('online', onOnline)
    kept.start()
    return () => {
      kept.stop()
      stopAsking()
      stopHearing()
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pageshow', onBack)
      window.removeEventListener('online', onOnline)
    }
  }, [])

  useAskAtRouteChange(keeper)
  useAskForNewViewer(keeper, viewer)

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

/** At the start of every change of the route (SPEC.md section 4). */
function useAskAtRouteChange(keeper: { current: SessionKeeper | undefined }) {
  const { state, location } = useNavigation()
  const change = state === 'loading' ? location?.key : undefined
  useEffect(() => {
    if (change !== undefined) keeper.current?.catchUp()
  }, [keeper, change])
}

/** What the page has loaded meanwhile is for somebody else: a sign-in while it stayed, or a session that has ended. */
function useAskForNewViewer(keeper: { current: SessionKeeper | undefined }, viewer: Viewer | null) {
  const before = useRef(viewer)
  useEffect(() => {
    if (before.current === viewer) return
    before.current = viewer
    const session = sessionStore.get()
    const known = session.status === 'authenticated' ? session.userSeq : null
    if ((viewer?.userSeq ?? null) === known) return
    if (viewer) sessionStore.set({ status: 'loading' })
    void keeper.current?.refreshAnew()
  }, [keeper, viewer])
}

/** Sends the sign-out that did not reach the server. @throws when it still does not */
async function payOwedSignOut(signal: AbortSignal) {
  if (!marks.signOutDue.isSet()) return
  if (!(await postSignOut(signal))) throw new Error('still signed in')
  marks.signOutDue.clear()
}

/**
 * Says that the session has ended, with the way to sign in again (SPEC.md section 4).
 * @param onClose told when it was closed without going there
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
