import { redirect } from '@remix-run/node'
import { type PostedForm, readForm } from '#app/forms/read-form.server.ts'
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

/** How an account is added: by the session, or by a suspended member's ticket. */
interface Adding {
  request: (
    input: CheckInput,
  ) => ReturnType<Main['requestBankAccount'] | Main['requestSuspendedBankAccount']>
  confirm: (
    input: ConfirmInput,
  ) => ReturnType<Main['confirmBankAccount'] | Main['confirmSuspendedBankAccount']>
  /** The page of the form, and where it leads when the account is added. */
  here: string
  next: string
}
type BankAccountForm = PostedForm<typeof bankAccountForms>
type Main = LoadContext['services']['main']
type CheckInput = Parameters<Main['requestBankAccount']>[0]
type ConfirmInput = Parameters<Main['confirmBankAccount']>[0]

/** Lets an account be checked, or adds the one whose code was typed. */
export async function actOnBankAccount(context: LoadContext, request: Request) {
  requireUser(context, request)
  const form = await readForm(request, bankAccountForms)
  if (!form.ok) return form.answer
  const { main } = context.services
  return addBankAccount(context, form, {
    request: (input) => main.requestBankAccount(input),
    confirm: (input) => main.confirmBankAccount(input),
    here: paths.bankAccountForm(),
    next: paths.bankAccounts(),
  })
}

/** The same on the page of a sanction, for a suspended member for whom money waits. */
export function actOnSuspendedBankAccount(
  context: LoadContext,
  form: BankAccountForm,
  key: { sanctionSeq: number; ticket: string },
) {
  const { main } = context.services
  const page = paths.sanction(key.sanctionSeq)
  return addBankAccount(context, form, {
    request: (input) => main.requestSuspendedBankAccount({ ...input, ...key }),
    confirm: ({ formKey, code }) => main.confirmSuspendedBankAccount({ formKey, code, ...key }),
    here: page,
    next: page,
  })
}

async function addBankAccount(context: LoadContext, form: BankAccountForm, adding: Adding) {
  if (form.intent === 'check') {
    const checked = await adding.request(form.input)
    return checked.ok ? redirect(adding.here, 303) : form.refuse(checked, AT)
  }
  const added = await adding.confirm(form.input)
  if (added.ok) {
    context.session.notify('정산 계좌를 등록했어요.')
    return redirect(adding.next, 303)
  }
  if (added.code === 'CODE_WRONG') return form.refuse(added, 'code')
  // The code is over: the page begins anew, with the reason.
  context.session.notify(added.message)
  return redirect(added.code === 'ALREADY' ? adding.next : adding.here, 303)
}
