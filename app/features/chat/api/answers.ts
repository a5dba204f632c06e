import { z } from 'zod'
import type { Result } from '#app/services/result.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'

// Runs on the server, for the routes under /api/chat.

const NO_STORE = { 'cache-control': 'no-store' }

const number = (least: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.int().min(least))

const limit = number(1).pipe(z.int().max(200)).optional()

/** The queries of the routes under /api/chat. */
export const chatQueries = {
  messages: z.object({
    beforeSeq: number(1).optional(),
    afterSeq: number(0).optional(),
    aroundSeq: number(1).optional(),
    limit,
  }),
  changes: z.object({ afterChange: number(0), limit }),
  rooms: z.object({
    filter: z.enum(['all', 'selling', 'buying', 'unread']).optional(),
    keyword: z.string().trim().max(50).optional(),
    productSeq: number(1).optional(),
    limit: number(1).pipe(z.int().max(100)).optional(),
  }),
  read: z.object({ lastReadSeq: z.int().min(0) }),
  message: z.object({
    clientMessageId: z.string().regex(/^[\w-]{8,64}$/),
    messageType: z.enum(['textMessage', 'imageMessage', 'videoMessage']).default('textMessage'),
    message: z.string().max(CHAT_RULES.messageLength).default(''),
    mediaIds: z
      .array(z.string().regex(/^[0-9a-f]{32}$/))
      .max(CHAT_RULES.imagesPerMessage)
      .default([]),
  }),
} as const

/** @throws 400 for what does not fit */
export function readQuery<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
): z.output<Schema> {
  return parse(schema, Object.fromEntries(new URL(request.url).searchParams))
}

/** @throws 400 for what is no JSON, or does not fit */
export async function readBody<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
): Promise<z.output<Schema>> {
  return parse(schema, await request.json().catch(() => null))
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const { code, status, message } = ERROR_CATALOGUE.BAD_REQUEST
  throw Response.json({ code, message }, { status, headers: NO_STORE })
}

/** The data, or the refusal with its message; never cached. */
export function chatAnswer<Data>(result: Result<Data, string> | { ok?: never; data: Data }) {
  if (result.ok === false) {
    const { code, status, message, data } = result
    return Response.json({ code, message, data }, { status, headers: NO_STORE })
  }
  return Response.json(result.data, { headers: NO_STORE })
}
