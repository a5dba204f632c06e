import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerCalendarFile } from '#app/features/chat/cards/answer-calendar-file.server.ts'
import { params, parseParams } from '#app/params.ts'
import { requireUser } from '#app/session/guards.server.ts'

export function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  return answerCalendarFile(context, parseParams(params.appointment, values))
}
