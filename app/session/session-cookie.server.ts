import { createCookieSessionStorage } from '@remix-run/node'
import { z } from 'zod'
import { credentialsSchema, sentCodeSchema, signUpTokenSchema } from '#contracts/account.ts'
import { momentSchema } from '#contracts/common.ts'
import { suspensionTicketSchema } from '#contracts/sanction.ts'
import { alertFilterSchema } from '#contracts/search.ts'

const DAY_SECONDS = 24 * 60 * 60
const SIGNED_IN_SECONDS = 60 * DAY_SECONDS
/** Browsers store 4096 bytes of a cookie with its name and attributes. */
const MAX_BYTES = 3_900

const signInFlowSchema = z.object({
  redirectTo: z.string().optional(),
  intent: z
    .union([
      z.object({ type: z.enum(['FAVORITE', 'CHAT', 'QUEUE']), productSeq: z.int() }),
      z.object({ type: z.literal('FOLLOW'), storeSeq: z.int() }),
      z.object({ type: z.literal('KEYWORD_ALERT'), filter: alertFilterSchema }),
    ])
    .optional(),
  sentCode: sentCodeSchema
    .extend({
      purpose: z.enum(['SIGN_IN', 'SIGN_UP_IDENTITY', 'IDENTITY']),
      isVoid: z.literal(true).optional(),
    })
    .optional(),
  signUp: z.object({ token: signUpTokenSchema, expiresAt: momentSchema }).optional(),
  suspension: suspensionTicketSchema.optional(),
  connecting: z.literal(true).optional(),
})

const faultSchema = z.object({
  statusCode: z.int().nullable(),
  errorMessage: z.string().nullable(),
  error: z.string().nullable(),
})

const storedSchema = z.object({
  /** Names this session in this process; it stays when the tokens are renewed. */
  id: z.string().optional(),
  credentials: credentialsSchema.optional(),
  signInFlow: signInFlowSchema.optional(),
  /** When the flow's return address was set, milliseconds since 1970. */
  flowStartedAt: z.int().optional(),
  fault: faultSchema.optional(),
  notice: z.string().optional(),
})

/** Everything that the session's cookie holds. */
export type StoredSession = z.infer<typeof storedSchema>

export interface SessionCookie {
  readonly name: string
  /** What a request's cookies hold; a cookie that is not ours, or of another version, holds nothing. */
  read(cookieHeader: string | null): Promise<StoredSession>
  /** The Set-Cookie that stores it; for an empty session, the one that removes it. */
  write(kept: StoredSession): Promise<string>
}

/** Remix's cookie session storage: one signed cookie, `__Host-` and Secure wherever the public origin is https. */
export function createSessionCookie(options: {
  secrets: readonly string[]
  secure: boolean
}): SessionCookie {
  const { secure } = options
  const name = sessionCookieName(secure)
  const storage = createCookieSessionStorage<{ kept: StoredSession }>({
    cookie: {
      name,
      // Not a copy: the array changes in place when secrets rotate.
      secrets: options.secrets as string[],
      secure,
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
    },
  })
  return {
    name,
    async read(cookieHeader) {
      if (!cookieHeader?.includes(`${name}=`)) return {}
      // What an untrusted client put there is not our fault.
      const session = await storage.getSession(cookieHeader).catch(() => undefined)
      const parsed = storedSchema.safeParse(session?.data.kept)
      return parsed.success ? parsed.data : {}
    },
    async write(kept) {
      if (isEmpty(kept)) return storage.destroySession(await storage.getSession())
      // Remix refuses to write a cookie that no browser would store.
      const written = await serialize(kept).catch(() => '')
      if (written && written.length <= MAX_BYTES) return written
      // The page to return to is the only part of any length that is not needed.
      const { redirectTo: _long, ...signInFlow } = kept.signInFlow ?? {}
      return serialize({ ...kept, signInFlow })
    },
  }

  async function serialize(kept: StoredSession): Promise<string> {
    const session = await storage.getSession()
    session.set('kept', kept)
    return storage.commitSession(session, {
      maxAge: kept.credentials ? SIGNED_IN_SECONDS : undefined,
    })
  }
}

export const sessionCookieName = (secure: boolean) => (secure ? '__Host-session' : 'session')

export function isEmpty({ credentials, signInFlow, fault, notice }: StoredSession): boolean {
  const hasFlow = Object.values(signInFlow ?? {}).some((part) => part !== undefined)
  return !credentials && !hasFlow && !fault && !notice
}
