import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerPack } from '#app/features/order/answer-evidence-file.server.ts'
import { params, parseParams } from '#app/params.ts'
import { requireUser } from '#app/session/guards.server.ts'

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { disputeSeq } = parseParams(params.dispute, values)
  const format = 'PDF'
  const made = await context.services.customerService.disputePack({ disputeSeq, format })
  return answerPack(made, { name: `duson-dispute-${disputeSeq}`, format })
}
