import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerEvidenceFile } from '#app/features/order/answer-evidence-file.server.ts'
import { params, parseParams } from '#app/params.ts'
import { requireUser } from '#app/session/guards.server.ts'

export function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { orderSeq } = parseParams(params.order, values)
  return answerEvidenceFile(context, orderSeq, { format: 'ZIP', reader: 'MEMBER' })
}
