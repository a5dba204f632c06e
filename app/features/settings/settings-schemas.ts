import * as z from 'zod/mini'
import { oneOf, sequence, text } from '#app/forms/fields.ts'
import { SOCIAL_PROVIDERS } from '#contracts/account-constants.ts'

export const unblockSchema = z.object({ storeSeq: sequence() })

/** Other characters are in no device's id, and must not get into the host's address. */
export const signOutDeviceSchema = z.object({ sessionId: text(z.regex(/^[\w-]{1,100}$/)) })

export const disconnectSchema = z.object({ provider: oneOf(SOCIAL_PROVIDERS) })
