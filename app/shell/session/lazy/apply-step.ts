import { paths } from '#app/paths.ts'
import type { Session } from '#contracts/session.ts'
import { showToast } from '../../toast.tsx'
import { cookies } from '../browser-cookies.ts'
import { forgetSession } from '../leave-session.ts'
import { sessionStep } from '../session-machine.ts'
import { marks } from '../session-marks.ts'
import { sessionStore } from '../session-store.ts'

export interface Page {
  showModal: (message: string) => void
  /** Loads the personal parts again. */
  revalidate: () => void
  leaveTo: (address: string) => void
}

/**
 * Applies a session to the page.
 * @param shown whom the page shows as signed in
 * @returns who is signed in now; undefined when that is not known
 */
export function applyStep(
  session: Session,
  shown: number | null,
  page: Page,
): number | null | undefined {
  const step = sessionStep(session, shown)
  if (step.kind === 'WAIT') return undefined
  if (step.kind === 'LOGIN') {
    const { userSeq, role, accessToken, accessTokenExpires } = step
    cookies().rememberUser(userSeq)
    marks.signedIn.set()
    sessionStore.set({ status: 'authenticated', userSeq, role, accessToken, accessTokenExpires })
    if (step.hasViewerChanged) page.revalidate()
    return userSeq
  }
  forgetSession()
  switch (step.kind) {
    case 'MODAL':
      // The page behind the modal is not loaded again: its loaders could redirect.
      page.showModal(step.message)
      return null
    case 'ERROR':
      page.leaveTo(paths.signIn({ errorCode: 401, errorMessage: step.message }))
      return null
    case 'TOAST':
      void showToast(step.message)
  }
  if (step.hasViewerChanged) page.revalidate()
  return null
}
