import { z } from 'zod'

const seqParam = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .pipe(z.number().max(Number.MAX_SAFE_INTEGER))

/** Schemas of the path parameters (used by loaders only, so that no schema reaches the browser). */
export const params = {
  product: z.object({ productSeq: seqParam }),
  store: z.object({ storeSeq: seqParam }),
  exhibition: z.object({ gnbSeq: seqParam }),
  sitemap: z.object({
    type: z.enum(['page', 'category', 'product', 'store', 'exhibition']),
    page: seqParam,
  }),
} as const

/** The parameters as the schema reads them; what does not fit is a page that does not exist. */
export function parseParams<Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(values)
  if (!parsed.success) throw new Response(null, { status: 404 })
  return parsed.data
}
