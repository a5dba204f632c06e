import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerOrdersCsv } from '#app/features/order/load-order-list.server.ts'
import { requireUser } from '#app/session/guards.server.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return answerOrdersCsv(context, request, 'BUYER')
}
