import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerDataExport } from '#app/features/settings/answer-data-export.server.ts'
import { params, parseParams } from '#app/params.ts'
import { requireUser } from '#app/session/guards.server.ts'

export function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  return answerDataExport(context, parseParams(params.dataExport, values).exportSeq)
}
