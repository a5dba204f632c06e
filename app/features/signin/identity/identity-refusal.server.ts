import { refusal } from '../form/form-answer.server.ts'
import type { IdentityField } from './read-identity.server.ts'

/** Where an error of an identity check is shown: `form` above it, `agency` in a modal, else beside its field. */
export type IdentityProblemField = IdentityField | 'code' | 'form' | 'agency'

export const identityProblem = refusal<IdentityProblemField>

const BESIDE_THE_CODE = ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_VOID']

/** The answer for a step that a host refused, with its sentence where it belongs. */
export function identityRefusal(
  refused: { code: string; status: number; message: string; data?: unknown },
  values: Record<string, string> = {},
) {
  const { code, status, message } = refused
  return identityProblem(status, { [placeOf(code, values)]: message }, values, refused)
}

function placeOf(code: string, values: Record<string, string>): IdentityProblemField {
  if (BESIDE_THE_CODE.includes(code)) return 'code'
  if (code === 'AGENCY_FAILED') return 'agency'
  // A number that was proven before cannot be typed.
  return code === 'LIMITED' && values.phone ? 'phone' : 'form'
}
