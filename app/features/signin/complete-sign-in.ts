import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.ts'
import type { Intent } from '#app/session/session.ts'
import type { Credentials, SignInOutcome } from '#contracts/account.ts'
import { loggedSignInType } from '#contracts/data.ts'
import { beginSignUp, destination } from './set-out.ts'

const WELCOME = '가입을 환영해요! 이제 두손에서 안전하게 거래해 보세요.'
const INTENT_FAILED = '찜하지 못했어요. 상품에서 다시 눌러 주세요.'

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
  const { credentials, isNew } =
    'kind' in outcome ? outcome : { credentials: outcome, isNew: false }
  const { intent } = session.journey
  const redirectTo = destination(session, undefined)
  session.signIn(credentials, 'login-success')
  const [regret] = await Promise.all([
    intent ? goOnWith(context, intent) : null,
    recordLogin(context, credentials),
  ])
  // A host that does not know the new token yet says 401, which signs out.
  if (!session.viewer) session.signIn(credentials, 'login-success')
  const news = [isNew && WELCOME, regret].filter(Boolean).join(' ')
  if (news) session.notify(news)
  return redirect(redirectTo, 303)
}

/** Null when it went on, otherwise the sentence that says why not. */
async function goOnWith(context: Doorstep, intent: Intent): Promise<string | null> {
  try {
    const { productSeq } = intent
    const result = await context.services.product.setFavorite({ productSeq, favorite: true })
    return result.ok ? null : result.message
  } catch (error) {
    warn(context, error, 'what was begun before the sign-in did not go on')
    return INTENT_FAILED
  }
}

/** The login log record of SPEC.md section 3. Accounts are not linked with the cafe yet. */
async function recordLogin(context: Doorstep, { seq, signInType }: Credentials): Promise<void> {
  try {
    await context.services.data.recordLogin({
      userSeq: seq,
      signInType: loggedSignInType(signInType),
      cafeYn: 'N',
      isCafeLogin: false,
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
