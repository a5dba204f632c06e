import {
  type FetcherWithComponents,
  Form,
  useActionData,
  useFetcher,
  useNavigation,
} from '@remix-run/react'
import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { FormContext, FormsStay } from '#app/components/form-context.ts'
import { Notice } from '#app/components/notice.tsx'
import { formAnswerOf } from './form-answer.ts'
import type { FormSchema, Forms } from './parse-fields.ts'

type Check = (form: FormData) => Record<string, string> | null

type PostFormProps = Omit<ComponentPropsWithoutRef<typeof Form>, 'method' | 'noValidate'> & {
  /** Which form of the page it is; several where the buttons say which (`<SubmitButton intent>`). */
  intent: string | readonly string[]
  /** Sends it without leaving the page; in a panel every form has one. */
  fetcher?: FetcherWithComponents<unknown>
  /**
   * The schema that the action reads it with, or all by intent: loaded at the first touch, it checks the form before it
   * is sent.
   */
  schema?: () => Promise<FormSchema | Forms>
  children?: ReactNode
}

/**
 * A form that posts to an action which reads it with `readForm`. After a refusal it shows each error at its field,
 * keeps what was typed and focuses the first error. In a panel a refusal leaves the panel as it is.
 */
export function PostForm(props: PostFormProps) {
  const stays = useContext(FormsStay)
  return stays && !props.fetcher ? <StayingForm {...props} /> : <SentForm {...props} />
}

function StayingForm(props: PostFormProps) {
  return <SentForm {...props} fetcher={useFetcher()} />
}

function SentForm({
  intent,
  fetcher,
  schema,
  children,
  onSubmit,
  onChange,
  ...props
}: PostFormProps) {
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const check = useRef<Check | 'loading'>()
  const navigation = useNavigation()
  const returned = useActionData()
  const intents = typeof intent === 'string' ? [intent] : intent
  const answer = formAnswerOf(fetcher ? fetcher.data : returned, intents)
  const [found, setFound] = useState<{ errors: Record<string, string>; after: unknown }>()
  // What the browser found is about the form as it is since the last answer.
  const all = (found?.after === answer ? found?.errors : undefined) ?? answer?.errors ?? NONE
  const [mended, setMended] = useState<{ of: unknown; fields: readonly string[] }>()
  const errors =
    mended?.of === all
      ? Object.fromEntries(Object.entries(all).filter(([field]) => !mended.fields.includes(field)))
      : all

  useEffect(() => {
    if (!answer && !found) return
    focusProblem(element.current)
  }, [answer, found])

  async function loadCheck() {
    if (!schema || check.current) return
    check.current = 'loading'
    // Where they do not load, the server checks alone.
    const loaded = Promise.all([import('./parse-fields.ts'), schema()]).catch(() => null)
    const [parser, schemas] = (await loaded) ?? []
    check.current =
      parser &&
      ((form) => {
        const fields = isSchema(schemas) ? schemas : schemas?.[parser.intentOf(form)]
        return fields ? parser.parseFields(fields, form).errors : null
      })
  }

  function checkFirst(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    const wrong = typeof check.current === 'function' ? check.current(form) : null
    // What no field can show is the server's to answer.
    const isShown = wrong && !wrong.form
    setFound(isShown ? { errors: wrong, after: answer } : undefined)
    if (isShown) event.preventDefault()
    else onSubmit?.(event)
  }

  /** An error goes when its field, or another of its group, is changed. */
  function forgetMended(event: ChangeEvent<HTMLFormElement>) {
    onChange?.(event)
    const { currentTarget: form, target } = event
    const changed: unknown = target
    if (!(changed instanceof Element)) return
    const isMended = (field: string) => {
      const control = form.querySelector(`[name="${CSS.escape(field)}"]`)
      return (
        changed.getAttribute('name') === field ||
        control?.closest('fieldset')?.contains(changed) === true
      )
    }
    for (const field of Object.keys(errors).filter(isMended)) mend(field)
  }

  function mend(field: string) {
    setMended((before) => ({
      of: all,
      fields: [field, ...(before?.of === all ? before.fields : [])],
    }))
  }

  const Kind = fetcher?.Form ?? Form
  const { formAction, formData } = fetcher ?? navigation
  const isSent =
    intents.includes(String(formData?.getAll('intent').at(-1))) &&
    (props.action === undefined || props.action === formAction)
  return (
    <FormContext.Provider
      value={{
        id,
        errors,
        values: answer?.values ?? null,
        sent: isSent ? formData : undefined,
        mend,
      }}
    >
      <Kind
        {...props}
        ref={element}
        method="post"
        noValidate
        onFocus={loadCheck}
        onSubmit={checkFirst}
        onChange={forgetMended}
      >
        {typeof intent === 'string' && <input type="hidden" name="intent" value={intent} />}
        {children}
      </Kind>
    </FormContext.Provider>
  )
}

/** Puts the focus on what is wrong first in a form. */
export const focusProblem = (form: HTMLElement | null | undefined) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus()

const NONE = {}

const isSchema = (given: FormSchema | Forms | undefined): given is FormSchema =>
  given !== undefined && '_zod' in given

/** What is wrong with the whole form around it, or with any form of the page when it stands in none. */
export function FormProblem({ className }: { className?: string }) {
  const form = useContext(FormContext)
  const returned = useActionData()
  const message = (form ?? formAnswerOf(returned))?.errors.form
  if (!message) return null
  return (
    <div data-problem tabIndex={-1} className="rounded-md outline-none">
      <Notice tone="danger" live className={className}>
        {message}
      </Notice>
    </div>
  )
}
