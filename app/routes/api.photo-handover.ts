import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { requireUser } from '#app/session/guards.server.ts'

const draftSchema = z.object({ draftId: z.uuid() })
const switchSchema = draftSchema.extend({ open: z.boolean() })
const BAD_REQUEST = 400

/** The photos that a phone has sent for the form of a draft. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  requireUser(context, request)
  const query = draftSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return new Response(null, { status: BAD_REQUEST })
  return Response.json(await context.services.product.handoverPhotos(query.data))
}

/** Opens or ends the link by which a phone adds them. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  requireUser(context, request)
  const body = switchSchema.safeParse(await request.json().catch(() => null))
  if (!body.success) return new Response(null, { status: BAD_REQUEST })
  const { draftId, open } = body.data
  const { product } = context.services
  if (!open) return Response.json(await product.closePhotoHandover({ draftId }))
  const answer = await answerOf(context, product.openPhotoHandover({ draftId }))
  if (answer.ok) return Response.json(answer.data)
  return Response.json({ message: answer.message }, { status: answer.status })
}
