import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerPrivatePicture } from '#app/features/damage-report/answer-private-picture.server.ts'
import { params, parseParams } from '#app/params.ts'
import { requireOperator } from '#app/session/guards.server.ts'

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const named = parseParams(params.casePhoto, values)
  return answerPrivatePicture(await context.services.gateway.deskCasePhoto(named))
}
