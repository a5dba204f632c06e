import type { HostContext } from '../../host.ts'
import { issueSmsCode } from './issue-sms-code.ts'

/** Sends a one-time code to a number; whether it has an account shows only after the code. */
export function requestSmsCode(context: HostContext, { phoneNo }: { phoneNo: string }) {
  return issueSmsCode(context, phoneNo)
}
