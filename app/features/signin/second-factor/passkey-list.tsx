import { type FormEvent, useId } from 'react'
import { Button } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstDate, relativeTime } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { Passkey } from '#contracts/second-factor.ts'
import { SECOND_FACTOR_RULES } from '#contracts/second-factor-rules.ts'
import { useHasPasskeys, usePasskey } from './use-passkey.ts'

/** The passkeys of an operator, and the form for another one where the browser has them. */
export function PasskeyList({
  passkeys,
  publicOrigin,
  now,
}: {
  passkeys: readonly Passkey[]
  publicOrigin: string
  now: string
}) {
  const heading = useId()
  return (
    <Card as="section" padded={false} aria-labelledby={heading}>
      <div className="p-4 pb-3 sm:px-5">
        <h2 id={heading} className="text-base font-bold text-ink">
          패스키
        </h2>
        <p className="mt-1 text-sm text-ink-3">
          지문, 얼굴, 화면 잠금이나 보안 키로 코드 없이 인증해요.
        </p>
      </div>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeySeq} passkey={passkey} now={now} />
          ))}
        </ul>
      )}
      <div className="border-t border-line p-4 sm:px-5">
        {/* Empty again after one was added. */}
        <NewPasskey key={passkeys.length} publicOrigin={publicOrigin} />
      </div>
    </Card>
  )
}

function PasskeyRow({ passkey, now }: { passkey: Passkey; now: string }) {
  const { passkeySeq, name, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex items-center gap-3 p-4 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere text-ink">{name}</p>
        <p className="mt-0.5 text-sm text-ink-3">
          {kstDate(createdAt)} 등록 ·{' '}
          {lastUsedAt ? `마지막 사용 ${relativeTime(lastUsedAt, now)}` : '아직 쓰지 않았어요'}
        </p>
      </div>
      <PostForm intent="REMOVE" className="shrink-0">
        <SubmitButton name="passkeySeq" value={String(passkeySeq)} variant="secondary" size="sm">
          삭제
          <span className="sr-only">: {name}</span>
        </SubmitButton>
      </PostForm>
    </li>
  )
}

/** Without script, or on another origin than that of the passkeys, it says that passkeys cannot be added. */
function NewPasskey({ publicOrigin }: { publicOrigin: string }) {
  const isOffered = useHasPasskeys(publicOrigin)
  const passkey = usePasskey('create')
  if (!isOffered)
    return <p className="text-sm text-ink-3">이 브라우저에서는 패스키를 등록할 수 없어요.</p>
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    passkey.begin({ name: String(new FormData(event.currentTarget).get('name') ?? '') })
  }
  return (
    <form onSubmit={add} noValidate className="flex flex-col gap-3">
      <Field
        label="이름"
        hint="어느 기기인지 알아볼 수 있게 적어 주세요."
        error={passkey.nameError}
      >
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="off"
            maxLength={SECOND_FACTOR_RULES.maxPasskeyNameLength}
            placeholder="예: 사무실 노트북"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" pending={passkey.pending} className="self-start">
        패스키 등록하기
      </Button>
      {passkey.failure && (
        <Notice tone="danger" live>
          {passkey.failure}
        </Notice>
      )}
    </form>
  )
}
