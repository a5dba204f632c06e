import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '#app/components/notice.tsx'
import { useFormAnswer } from '#app/forms/use-form.ts'
import { LogoSymbol } from '#app/shell/logo.tsx'

/** The narrow column of every sign-in page: its title, its purpose and its notices. */
export function Frame({
  title,
  lead,
  step,
  logo,
  notice,
  problem,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  /** '1/2' of a way of several pages. */
  step?: string
  logo?: boolean
  /** Good or plain news. */
  notice?: string | null
  /** What is wrong with the page, unless its form was refused. */
  problem?: string | null
  children: ReactNode
}) {
  const shown = useFormAnswer()?.errors.form ?? problem
  return (
    <div className="container-page flex justify-center py-7 lg:py-14">
      <div className="signin-frame">
        {logo && <LogoSymbol className="mb-4 size-11" />}
        {step && <p className="mb-1.5 text-sm font-semibold text-ink-3">회원가입 {step}</p>}
        <h1 className="text-2xl font-bold text-ink">{title}</h1>
        {lead && <p className="mt-2 text-base text-ink-3">{lead}</p>}
        <div className="mt-6 flex flex-col gap-5">
          {notice && (
            <Notice tone="info" live>
              {notice}
            </Notice>
          )}
          {shown && <Problem>{shown}</Problem>}
          {children}
        </div>
      </div>
    </div>
  )
}

/** What is wrong with a whole form; after a refusal the focus comes here, as it may be out of sight. */
function Problem({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const answer = useFormAnswer()
  useEffect(() => {
    if (answer) ref.current?.focus()
  }, [answer])
  return (
    <div ref={ref} tabIndex={-1} className="rounded-md outline-none">
      <Notice tone="danger" live>
        {children}
      </Notice>
    </div>
  )
}
