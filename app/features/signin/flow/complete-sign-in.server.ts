import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import type { Intent } from '#app/session/session.ts'
import type { CafeLinkNotice, Credentials, SignInOutcome } from '#contracts/account.ts'
import { loggedSignInType } from '#contracts/data.ts'
import { QUEUE_JOINED } from '#contracts/product-queue-rules.ts'
import type { ToastAfterLogin } from '#contracts/session-rules.ts'
import { beginSignUp, destination } from './flow-redirects.server.ts'

const WELCOME = '가입을 환영해요! 이제 두손에서 안전하게 거래해 보세요.'
const INTENT_FAILED = {
  FAVORITE: '찜하지 못했어요. 상품에서 다시 눌러 주세요.',
  CHAT: '채팅방을 열지 못했어요. 상품에서 다시 눌러 주세요.',
  QUEUE: '예약 대기하지 못했어요. 상품에서 다시 눌러 주세요.',
  FOLLOW: '단골로 두지 못했어요. 가게에서 다시 눌러 주세요.',
  KEYWORD_ALERT: '알림을 만들지 못했어요. 검색 결과에서 다시 눌러 주세요.',
} as const satisfies Record<Intent['type'], string>

/** The toast after login (SPEC.md section 4). */
const TOASTS = {
  NONE: 'login-success',
  LINKED: 'has-c2a-link',
  EMAIL_CHANGED: 'change-naver-link-email',
} as const satisfies Record<CafeLinkNotice, ToastAfterLogin>

type SignInContext = Pick<LoadContext, 'services' | 'session' | 'log' | 'requestId'>

/**
 * Completes a sign-in by a proven number or social account. With credentials: it starts the session, logs the login,
 * performs the intent and returns to the page where the flow began. Otherwise it begins a sign-up. A failure of the log
 * or of the intent does not stop a sign-in.
 *
 * @returns a redirect with 303
 */
export async function completeSignIn(
  context: SignInContext,
  outcome: SignInOutcome | Credentials,
): Promise<Response> {
  const { session } = context
  if ('kind' in outcome && outcome.kind === 'SIGN_UP') return beginSignUp(context, outcome)
  const { credentials, isNew, cafeLink } =
    'kind' in outcome ? outcome : { credentials: outcome, isNew: false, cafeLink: 'NONE' as const }
  const { intent } = session.signInFlow
  const redirectTo = destination(session, undefined)
  session.signIn(credentials, TOASTS[cafeLink])
  const [begun] = await Promise.all([
    intent ? performIntent(context, intent) : null,
    mergeRegions(context),
    recordLogin(context, credentials, cafeLink !== 'NONE'),
  ])
  // A host that does not know the new token yet answers 401, which signs out.
  if (!session.viewer) session.signIn(credentials, TOASTS[cafeLink])
  const notice = [isNew && WELCOME, begun?.regret ?? begun?.done].filter(Boolean).join(' ')
  if (notice) session.notify(notice)
  const to = begun?.to ?? redirectTo
  // A new member's name is asked for before other users see it.
  return redirect(isNew ? paths.profile({ redirectTo: to }) : to, 303)
}

/** What was chosen as 내 동네 before signing in is added to the account's; the browser then has those of the account. */
async function mergeRegions({ services, session, ...context }: SignInContext): Promise<void> {
  try {
    const here = [...session.ownRegions]
    if (here.length === 0) return
    const { regionCodes } = await services.main.setOwnRegions({ regionCodes: here, merge: true })
    session.setOwnRegions(regionCodes)
  } catch (error) {
    warn({ services, session, ...context }, error, 'the regions of a sign-in were not merged')
  }
}

interface IntentOutcome {
  /** Why it failed. */
  regret?: string
  /** What the page does not show by itself. */
  done?: string
  /** Where it leads; the page where the flow began when absent. */
  to?: string
}

async function performIntent(context: SignInContext, intent: Intent): Promise<IntentOutcome> {
  try {
    return await perform(context, intent)
  } catch (error) {
    warn(context, error, 'the intent of a sign-in failed')
    return { regret: INTENT_FAILED[intent.type] }
  }
}

async function perform({ services }: SignInContext, intent: Intent): Promise<IntentOutcome> {
  switch (intent.type) {
    case 'FAVORITE': {
      const { productSeq } = intent
      const answer = await services.product.setFavorite({ productSeq, favorite: true })
      return answer.ok ? {} : { regret: answer.message }
    }
    case 'CHAT': {
      const answer = await services.edge.openRoom({ productSeq: intent.productSeq })
      return answer.ok ? { to: paths.chatRoom(answer.data.roomId) } : { regret: answer.message }
    }
    case 'QUEUE': {
      const answer = await services.product.joinQueue({ productSeq: intent.productSeq })
      return answer.ok ? { done: QUEUE_JOINED } : { regret: answer.message }
    }
    case 'FOLLOW': {
      const answer = await services.boot.setFollow({ storeSeq: intent.storeSeq, following: true })
      return answer.ok ? {} : { regret: answer.message }
    }
    case 'KEYWORD_ALERT': {
      const answer = await services.boot.makeKeywordAlert({ filter: intent.filter })
      return answer.ok ? { done: '키워드 알림을 만들었어요.' } : { regret: answer.message }
    }
  }
}

/** The login log record of SPEC.md section 3. A sign-in comes from the cafe when it is by the cafe's own account, Naver's. */
async function recordLogin(
  context: SignInContext,
  { seq, signInType }: Credentials,
  isCafeLinked: boolean,
): Promise<void> {
  try {
    await context.services.data.recordLogin({
      userSeq: seq,
      signInType: loggedSignInType(signInType),
      cafeYn: isCafeLinked ? 'Y' : 'N',
      isCafeLogin: isCafeLinked && signInType === 'naver',
    })
  } catch (error) {
    warn(context, error, 'a login was not logged')
  }
}

/** An error may carry what was sent; only its kind is logged. */
function warn({ log, requestId }: SignInContext, error: unknown, message: string): void {
  const fault = error instanceof Response ? `status ${error.status}` : errorName(error)
  log.warn({ fault, requestId }, message)
}

const errorName = (error: unknown) => (error instanceof Error ? error.name : typeof error)
