import { data } from '@remix-run/node'
import type { FoundAnswer } from '#app/features/addresses/act-on-address.server.ts'
import { answerOf } from '#app/forms/answer-of.server.ts'
import type { FormAnswer } from '#app/forms/form-answer.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import type { AddressContent } from '#contracts/address.ts'
import { NEW_ADDRESS } from './checkout-values.ts'

interface Typed {
  intent: string
  posted: FormData
}

/** The address that a form has chosen, or typed; the note beside a chosen one counts before that of the book. */
export async function chosenAddress(
  { services }: LoadContext,
  {
    addressSeq,
    name,
    phoneNo,
    zonecode,
    roadAddress,
    detail,
    note,
  }: AddressContent & {
    addressSeq: string
  },
): Promise<AddressContent | 'GONE'> {
  if (addressSeq === NEW_ADDRESS) return { name, phoneNo, zonecode, roadAddress, detail, note }
  const known = await services.main.address({ addressSeq: Number(addressSeq) })
  if (!known.ok) return 'GONE'
  const { addressSeq: _seq, isDefault: _default, ...content } = known.data
  return { ...content, note: note || content.note }
}

export const ADDRESS_GONE = { status: 409, message: '이미 지운 주소예요. 다시 골라 주세요.' }

/** Answers a search for a road address, with the form as it was typed. */
export async function findAddress(
  context: LoadContext,
  form: Typed & { input: { keyword: string } },
) {
  const { keyword } = form.input
  const found = await answerOf(context, context.services.main.findRoadAddresses({ keyword }))
  const [first, ...others] = found.ok ? found.data.items : []
  // The only one is chosen already.
  const picked = first && others.length === 0 ? `${first.zonecode}|${first.roadAddress}` : ''
  const typed = asTyped(form, { picked, addressSeq: NEW_ADDRESS })
  const answer: FoundAnswer = { ...typed, intent: 'find' }
  if (found.ok) return data({ ...answer, found: found.data })
  return data({ ...answer, errors: { keyword: found.message } }, { status: found.status })
}

/** Takes over an address that was found. */
export function pickAddress(form: Typed & { input: { picked: string } }) {
  const [zonecode = '', roadAddress = ''] = form.input.picked.split('|')
  const taken = { zonecode, roadAddress, keyword: '', addressSeq: NEW_ADDRESS }
  return data<FoundAnswer>(asTyped(form, taken))
}

/** The form as it was posted, with other values of some fields. */
export function asTyped({ intent, posted }: Typed, changed: Record<string, string>): FormAnswer {
  const values: FormAnswer['values'] = {}
  for (const [name, value] of posted) if (typeof value === 'string') values[name] = [value]
  for (const [name, value] of Object.entries(changed)) values[name] = [value]
  return { intent, errors: {}, values }
}
