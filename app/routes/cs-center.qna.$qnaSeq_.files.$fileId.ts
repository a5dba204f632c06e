import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerDamageEvidence } from '#app/features/damage-report/answer-evidence.server.ts'
import { params, parseParams } from '#app/params.ts'
import { requireUser } from '#app/session/guards.server.ts'

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { qnaSeq: questionSeq, fileId } = parseParams(params.questionFile, values)
  return answerDamageEvidence(
    await context.services.customerService.questionFile({ questionSeq, fileId }),
  )
}
