import type { HostContext } from '../../host.ts'
import { refuse } from '../../refusal.ts'
import { issueSmsCode } from './issue-sms-code.ts'

/** Sends a one-time code to a number; whether it has an account shows only after the code. */
export async function requestSmsCode(context: HostContext, { phoneNo }: { phoneNo: string }) {
  if (!context.outside.sms.reaches(phoneNo)) return refuse('NO_SUCH_NUMBER')
  return issueSmsCode(context, phoneNo)
}
