import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { SECOND_FACTOR_RULES } from '#contracts/second-factor-rules.ts'
import { answerOf, readForm, textOf } from '../form/form-answer.server.ts'
import {
  factorAnswer,
  factorProblem,
  PASSKEY_UNREADABLE,
  readPasskey,
} from './second-factor.server.ts'

/** What an operator has set up. */
export async function loadManage(context: LoadContext, request: Request) {
  requireOperator(context, request)
  const state = await context.services.main.secondFactor()
  return { state, publicOrigin: context.publicOrigin, now: context.now.toISOString() }
}

const NAME = `패스키 이름을 1자 이상 ${SECOND_FACTOR_RULES.maxPasskeyNameLength}자 이하로 적어 주세요.`

/** Every form of the page: `step` selects one. */
export async function actOnManage(context: LoadContext, request: Request) {
  requireOperator(context, request)
  const form = await readForm(request)
  const { main } = context.services
  switch (form.get('step')) {
    case 'RENEW_CODES': {
      const renewed = await answerOf(context, main.renewRecoveryCodes())
      return renewed.ok ? factorAnswer(renewed.data) : refused(renewed)
    }
    case 'CHALLENGE': {
      if (!nameOf(form)) return factorProblem(400, { name: NAME })
      const begun = await answerOf(context, main.beginPasskey())
      return begun.ok ? factorAnswer({ options: begun.data.options }) : refused(begun)
    }
    case 'PASSKEY': {
      const response = readPasskey(form)
      const name = nameOf(form)
      if (!response || !name) return factorProblem(400, { form: PASSKEY_UNREADABLE })
      const added = await answerOf(context, main.addPasskey({ name, response }))
      if (!added.ok) return refused(added)
      context.session.notify('패스키를 등록했어요.')
      return redirect(paths.manageSecondFactor(), 303)
    }
    case 'REMOVE': {
      const passkeySeq = Number(textOf(form, 'passkeySeq'))
      if (!Number.isSafeInteger(passkeySeq) || passkeySeq < 1)
        return factorProblem(400, { form: ERROR_CATALOGUE.BAD_REQUEST.message })
      const removed = await answerOf(context, main.removePasskey({ passkeySeq }))
      if (!removed.ok && removed.code !== 'NOT_FOUND') return refused(removed)
      context.session.notify(removed.ok ? '패스키를 삭제했어요.' : removed.message)
      return redirect(paths.manageSecondFactor(), 303)
    }
    default:
      return factorProblem(400, { form: ERROR_CATALOGUE.BAD_REQUEST.message })
  }
}

/** Empty where the name does not fit. */
function nameOf(form: FormData): string {
  const name = textOf(form, 'name').replaceAll('\0', '').trim()
  return name.length <= SECOND_FACTOR_RULES.maxPasskeyNameLength ? name : ''
}

/** Where the present factor is asked for again it is passed first. */
function refused({ code, status, message }: { code: string; status: number; message: string }) {
  if (code !== 'FACTOR_NEEDED') return factorProblem(status, { form: message })
  return redirect(paths.secondFactor({ redirectTo: paths.manageSecondFactor(), again: true }), 303)
}
