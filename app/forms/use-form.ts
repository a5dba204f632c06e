import { useActionData, useNavigation } from '@remix-run/react'
import { formAnswerOf } from './form-answer.ts'

/** The answer to a refused form of the page; of any form without intents. */
export function useFormAnswer(...intents: string[]) {
  return formAnswerOf(useActionData(), intents.length > 0 ? intents : undefined)
}

/** The form of an intent while it is being sent, to show already what it will change. */
export function useSentForm(intent: string, action?: string): FormData | undefined {
  const { formData, formAction } = useNavigation()
  const isThis = formData?.get('intent') === intent && (!action || formAction === action)
  return isThis ? formData : undefined
}
