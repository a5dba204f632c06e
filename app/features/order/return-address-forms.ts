import * as z from 'zod/mini'
import { text } from '#app/forms/fields.ts'
import { NEW_ADDRESS } from './checkout-values.ts'
import {
  type ChosenAddress,
  chosenAddressFields,
  pickedAddress,
  soughtAddress,
  typedAddressChecks,
} from './chosen-address-fields.ts'

const typed = { eventKey: text(z.uuid()), ...chosenAddressFields }

/** The forms of the page on which a seller says where a return goes, which are one form with several buttons. */
export const returnAddressForms = {
  give: z.object(typed).check(
    z.refine((form) => form.addressSeq !== '', {
      path: ['addressSeq'],
      message: '반품 받을 주소를 골라 주세요.',
    }),
    ...typedAddressChecks<ChosenAddress>(({ addressSeq }) => addressSeq === NEW_ADDRESS),
  ),
  find: z.object({ ...typed, keyword: soughtAddress }),
  pick: z.object({ ...typed, picked: pickedAddress }),
}
