import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

/**
 * The text fields of a posted form.
 * @throws HTTPException 400 for a body that cannot be read as one
 */
export async function readSandboxForm(c: Context): Promise<Record<string, string>> {
  const body = await c.req.parseBody().catch((error: unknown) => {
    throw error instanceof HTTPException ? error : new HTTPException(400)
  })
  const texts = Object.entries(body).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
