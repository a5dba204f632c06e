import { z } from 'zod'
import type { LoadContext } from '#app/load-context.server.ts'
import { draftContentSchema, draftIdSchema } from '#contracts/listing.ts'

const draftSchema = z.object({
  draftId: draftIdSchema,
  revision: z.int().min(0),
  content: draftContentSchema,
})

/** Stores what a browser has of a listing that is being written. */
export async function storeDraft(context: LoadContext, request: Request): Promise<Response> {
  const draft = draftSchema.safeParse(await request.json().catch(() => null))
  if (!draft.success) return Response.json(null, { status: 400 })
  const saved = await context.services.product.saveDraft(draft.data)
  if (saved.ok) return answer({ revision: saved.data.revision }, 200)
  return answer(
    { message: saved.message, ...(saved.code === 'STALE' && { theirs: saved.data }) },
    saved.status,
  )
}

const answer = (body: object, status: number) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
