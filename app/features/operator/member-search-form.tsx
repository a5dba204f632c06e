import { Form } from '@remix-run/react'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'

export function MemberSearchForm({ query }: { query: string }) {
  return (
    <Form method="post" role="search" className="mt-4 flex max-w-xl items-end gap-2">
      <Field
        label="회원 찾기"
        hint="가게 이름, 전체 휴대폰 번호, 회원 번호로 찾을 수 있어요."
        className="flex-1"
      >
        {(control) => (
          <Input {...control} name="query" maxLength={40} defaultValue={query} autoComplete="off" />
        )}
      </Field>
      <SubmitButton name="find" value="1" className="mb-6.5 shrink-0">
        찾기
      </SubmitButton>
    </Form>
  )
}
