import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.ts'
import { paths } from '#app/paths.ts'
import type { Intent } from '#app/session/session.ts'
import type { CafeLinkNews, Credentials, SignInOutcome } from '#contracts/account.ts'
import { loggedSignInType } from '#contracts/data.ts'
import type { ToastAfterLogin } from '#contracts/session-rules.ts'
import { beginSignUp, destination } from './set-out.ts'

const WELCOME = '가입을 환영해요! 이제 두손에서 안전하게 거래해 보세요.'
const INTENT_FAILED = {
  FAVORITE: '찜하지 못했어요. 상품에서 다시 눌러 주세요.',
  CHAT: '채팅방을 열지 못했어요. 상품에서 다시 눌러 주세요.',
} as const satisfies Record<Intent['type'], string>

/** SPEC.md section 4: what the toast after login says. */
const TOASTS = {
  NONE: 'login-success',
  LINKED: 'has-c2a-link',
  EMAIL_CHANGED: 'change-naver-link-email',
} as const satisfies Record<CafeLinkNews, ToastAfterLogin>

type Doorstep = Pick<LoadContext, 'services' | 'session' | 'log' | 'requestId'>

/**
 * What a proven number or social account leads to. With credentials: the session begins, the login is logged, what
 * the person had begun goes on, and they are back where they were. Otherwise the way to a new account begins.
 * Neither the log nor what was begun can stop a sign-in.
 *
 * @returns a redirect with 303
 */
export async function completeSignIn(
  context: Doorstep,
  outcome: SignInOutcome | Credentials,
): Promise<Response> {
  const { session } = context
  if ('kind' in outcome && outcome.kind === 'SIGN_UP') return beginSignUp(context, outcome)
  const { credentials, isNew, cafeLink } =
    'kind' in outcome ? outcome : { credentials: outcome, isNew: false, cafeLink: 'NONE' as const }
  const { intent } = session.journey
  const redirectTo = destination(session, undefined)
  session.signIn(credentials, TOASTS[cafeLink])
  const [begun] = await Promise.all([
    intent ? goOnWith(context, intent) : null,
    recordLogin(context, credentials, cafeLink !== 'NONE'),
  ])
  // A host that does not know the new token yet says 401, which signs out.
  if (!session.viewer) session.signIn(credentials, TOASTS[cafeLink])
  const news = [isNew && WELCOME, begun?.regret].filter(Boolean).join(' ')
  if (news) session.notify(news)
  return redirect(begun?.to ?? redirectTo, 303)
}

interface Begun {
  /** Why it did not go on. */
  regret?: string
  /** Where it leads; where the person was when absent. */
  to?: string
}

async function goOnWith(context: Doorstep, intent: Intent): Promise<Begun> {
  try {
    return await GO_ON[intent.type](context, intent.productSeq)
  } catch (error) {
    warn(context, error, 'what was begun before the sign-in did not go on')
    return { regret: INTENT_FAILED[intent.type] }
  }
}

const GO_ON: Record<Intent['type'], (context: Doorstep, productSeq: number) => Promise<Begun>> = {
  async FAVORITE({ services }, productSeq) {
    const answer = await services.product.setFavorite({ productSeq, favorite: true })
    return answer.ok ? {} : { regret: answer.message }
  },
  async CHAT({ services }, productSeq) {
    const answer = await services.edge.openRoom({ productSeq })
    return answer.ok ? { to: paths.chatRoom(answer.data.roomId) } : { regret: answer.message }
  },
}

/** The login log record of SPEC.md section 3. A sign-in comes from the cafe when it is by the cafe's own account, Naver's. */
async function recordLogin(
  context: Doorstep,
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

/** A fault may carry what was sent; its kind alone is written down. */
function warn({ log, requestId }: Doorstep, error: unknown, message: string): void {
  const fault = error instanceof Response ? `status ${error.status}` : errorName(error)
  log.warn({ fault, requestId }, message)
}

const errorName = (error: unknown) => (error instanceof Error ? error.name : typeof error)
