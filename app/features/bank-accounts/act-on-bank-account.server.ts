import { redirect } from '@remix-run/node'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { bankAccountForms } from './bank-account-schemas.ts'

/** Where a refusal of the bank is shown. */
const AT = {
  WRONG_NUMBER: 'accountNo',
  ACCOUNT_REFUSED: 'accountNo',
  OTHER_NAME: 'accountNo',
  ALREADY: 'accountNo',
}

/** Lets an account be checked, or adds the one whose code was typed. */
export async function actOnBankAccount(context: LoadContext, request: Request) {
  requireUser(context, request)
  const form = await readForm(request, bankAccountForms)
  if (!form.ok) return form.answer
  const { main } = context.services
  if (form.intent === 'check') {
    const checked = await main.requestBankAccount(form.input)
    return checked.ok ? redirect(paths.bankAccountForm(), 303) : form.refuse(checked, AT)
  }
  const added = await main.confirmBankAccount(form.input)
  if (added.ok) {
    context.session.notify('정산 계좌를 등록했어요.')
    return redirect(paths.bankAccounts(), 303)
  }
  if (added.code === 'CODE_WRONG') return form.refuse(added, 'code')
  // The code is over: the page begins anew, with the reason.
  context.session.notify(added.message)
  return redirect(added.code === 'ALREADY' ? paths.bankAccounts() : paths.bankAccountForm(), 303)
}
