import { Card } from '#app/components/card.tsx'
import { Choice, Field, Input, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import type { SearchSenseDraft } from '#contracts/search-words.ts'
import { MomentField, PostIdentity } from '../posts/post-form-parts.tsx'

/** Writes an entry of the words of search; trying it saves nothing. */
export function SenseForm({ draft, formKey }: { draft: SearchSenseDraft | null; formKey: string }) {
  return (
    <PostForm
      intent={['save', 'preview']}
      schema={() => import('../posts/post-schemas.ts').then((file) => file.senseForms)}
      preventScrollReset
      key={draft?.version}
    >
      <Card className="space-y-4">
        <PostIdentity draft={draft} formKey={formKey} />
        <Field
          name="words"
          label="낱말"
          required
          initial={draft?.words.join(' ')}
          hint="띄어서 적어요. 모두 서로 같은 뜻이 돼요."
        >
          {(control) => <Textarea {...control} rows={2} />}
        </Field>
        <Field
          name="texts"
          label="함께 찾을 말"
          initial={draft?.texts.join(' ')}
          hint="낱말로 검색하면 이 말이 있는 상품도 찾아요. 거꾸로는 찾지 않아요. 제목의 낱말 하나와 같아야 하면 =덱, 낱말 끝이면 -덱, 앞이면 덱-으로 적어요."
        >
          {(control) => <Textarea {...control} rows={2} />}
        </Field>
        <Field
          name="categories"
          label="카테고리"
          initial={draft?.categories.join(', ')}
          hint="쉼표로 나눠요. 이름이 둘이면 ‘상위>이름’으로, 먼저 보이기만 할 곳은 앞에 ^를 붙여요."
        >
          {(control) => <Input {...control} autoComplete="off" />}
        </Field>
        <Choice name="isVague" value="1" defaultChecked={draft?.isVague}>
          글자만으로는 뜻을 알 수 없는 말이에요 (예: 기타)
        </Choice>
        <MomentField
          name="startsAt"
          label="쓰기 시작하는 때"
          at={draft?.startsAt}
          hint="비우면 저장한 때부터 써요. 한국 시각이에요."
        />
        <div className="flex flex-wrap items-end gap-2">
          <Field name="keyword" label="이 낱말로 검색하면" className="min-w-0 flex-1 basis-48">
            {(control) => (
              <Input
                {...control}
                maxLength={60}
                autoComplete="off"
                placeholder="비우면 첫 낱말로 검색해요"
              />
            )}
          </Field>
          <SubmitButton intent="preview" variant="secondary">
            앞뒤 견주기
          </SubmitButton>
        </div>
        <SubmitButton intent="save">저장하기</SubmitButton>
      </Card>
    </PostForm>
  )
}
