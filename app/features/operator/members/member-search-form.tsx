import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'

import { QUERY_LENGTH } from '../operator-labels.ts'

export function MemberSearchForm({ query }: { query: string }) {
  return (
    <PostForm intent="search" role="search" className="mt-4 flex max-w-xl items-start gap-2">
      <Field
        name="query"
        initial={query}
        label="회원 찾기"
        hint="가게 이름, 전체 휴대폰 번호, 회원 번호로 찾을 수 있어요."
        className="flex-1"
      >
        {(control) => <Input {...control} maxLength={QUERY_LENGTH} autoComplete="off" />}
      </Field>
      <SubmitButton className="mt-6.5 shrink-0">찾기</SubmitButton>
    </PostForm>
  )
}
