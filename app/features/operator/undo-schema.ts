import * as z from 'zod/mini'
import { sequence } from '#app/forms/fields.ts'

/** A decision that an operator takes back. */
export const undoSchema = z.object({ undoSeq: sequence() })
