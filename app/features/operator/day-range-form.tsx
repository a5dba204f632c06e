import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '#app/components/button.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { MAX_COUNTED_DAYS } from '#contracts/action-log.ts'
import type { DayRange } from './day-range.ts'

/** @param children more fields of the choice */
export function DayRangeForm({
  range,
  error,
  children,
}: {
  range: DayRange
  error: string | null
  children?: ReactNode
}) {
  return (
    <Form className="mt-4 flex max-w-xl flex-wrap items-start gap-2" aria-label="기간">
      <Field
        label="시작일"
        hint={`한국 시간 기준, 한 번에 ${MAX_COUNTED_DAYS}일까지`}
        error={error ?? undefined}
        className="min-w-40 flex-1"
      >
        {(control) => <Input {...control} type="date" name="from" defaultValue={range.from} />}
      </Field>
      <Field label="종료일" className="min-w-40 flex-1">
        {(control) => <Input {...control} type="date" name="to" defaultValue={range.to} />}
      </Field>
      {children}
      <Button type="submit" className="mt-6.5 shrink-0">
        조회
      </Button>
    </Form>
  )
}
