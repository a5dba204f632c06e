import type { HostContext } from '#backend/operation/context.ts'
import { refuse } from '#backend/operation/refusal.ts'
import { issueSmsCode } from './issue-sms-code.ts'

/** Sends a one-time code to a number; whether it has an account shows only after the code. */
export async function requestSmsCode(context: HostContext, { phoneNo }: { phoneNo: string }) {
  if (!context.integrations.sms.reaches(phoneNo)) return refuse('NO_SUCH_NUMBER')
  return issueSmsCode(context, phoneNo)
}
