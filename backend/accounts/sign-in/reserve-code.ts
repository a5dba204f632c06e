import { codeAskerLimits, codeNumberLimits } from '#backend/limits/rules.ts'
import type { HostContext } from '#backend/operation/context.ts'
import type { LimitUse } from '#backend/operation/rate-limiter.ts'
import type { Refusal } from '#backend/operation/refusal.ts'
import { standingOf } from './known-device.ts'
import { limited, waitInKorean } from './limited.ts'

type Context = Pick<HostContext, 'kysely' | 'keys' | 'caller' | 'limiter' | 'textCeiling'>

/** A place in the limits for one code. */
export interface CodeReservation {
  /** The text was sent. */
  sent(): Promise<void>
  /** A pending code is reused: there is no text, but the code has one more id that can be used for guesses. */
  shared(): Promise<void>
  /** Nothing was sent, and nothing can be guessed. */
  giveBack(): Promise<void>
}

type Purpose = 'SIGN_IN' | 'IDENTITY'

/** What the owner of a number can do when others have used up its rate limit. */
const OTHER_WAYS = {
  SIGN_IN:
    '번호 주인이라면 전에 로그인했던 기기에서는 지금도 로그인할 수 있어요. 다른 로그인 방법을 이용해도 돼요.',
  IDENTITY: '번호 주인이라면 전에 로그인했던 기기에서는 지금도 인증할 수 있어요.',
} as const satisfies Record<Purpose, string>

/**
 * Takes one code for a number from every limit: the installation's ceiling, the requester and the number. The refusals
 * do not depend on whether the number has an account; only a device on which its owner signed in is treated
 * differently.
 */
export async function reserveCode(
  context: Context,
  phoneNo: string,
  purpose: Purpose,
): Promise<CodeReservation | Refusal<'LIMITED'>> {
  const { limiter, textCeiling } = context
  const standing = await standingOf(context, phoneNo)
  const asker = codeAskerLimits(context, standing)
  const number = codeNumberLimits(context, phoneNo, standing)

  const waitForRequester = await limiter.take(asker)
  if (waitForRequester !== null) return limited(waitForRequester)
  // Before the number: a refused requester leaves no counters of made-up numbers, which could displace others.
  const waitForCeiling = await textCeiling.take(standing)
  if (waitForCeiling !== null) {
    await limiter.giveBack(asker)
    return limited(waitForCeiling, noTexts(waitForCeiling))
  }
  const waitForNumber = await limiter.take(number)
  if (waitForNumber !== null) {
    await textCeiling.giveBack(standing)
    await limiter.giveBack(asker)
    return standing.isKnownDevice
      ? limited(waitForNumber)
      : limited(waitForNumber, `${tooManyForNumber(waitForNumber)} ${OTHER_WAYS[purpose]}`)
  }
  return {
    sent: () => textCeiling.noteSent(),
    shared: () => textCeiling.giveBack(standing),
    async giveBack() {
      await textCeiling.giveBack(standing)
      await limiter.giveBack([...asker, ...number])
    },
  }
}

/**
 * The limits that a code for this number took, which are given back when the code was right. It is read before the
 * sign-in that follows, because the device is known afterwards.
 */
export async function limitsToReturn(
  context: Pick<Context, 'kysely' | 'keys' | 'caller'>,
  phoneNo: string,
): Promise<LimitUse[]> {
  const standing = await standingOf(context, phoneNo)
  return [...codeAskerLimits(context, standing), ...codeNumberLimits(context, phoneNo, standing)]
}

/** Gives back what an honest code took. */
export async function returnLimits(
  { limiter, textCeiling }: Pick<Context, 'limiter' | 'textCeiling'>,
  taken: readonly LimitUse[],
): Promise<void> {
  await limiter.giveBack(taken)
  await textCeiling.noteConfirmed()
}

const noTexts = (seconds: number) =>
  `지금은 인증 문자를 보낼 수 없어요. ${waitInKorean(seconds)} 뒤에 다시 시도해 주세요.`

const tooManyForNumber = (seconds: number) =>
  `이 번호로 인증번호를 너무 많이 요청했어요. ${waitInKorean(seconds)} 뒤에 다시 시도해 주세요.`
