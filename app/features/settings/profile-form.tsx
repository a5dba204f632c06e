import { Link } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { Field, Input, Select, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstDate } from '#app/format/time.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import type { Profile } from '#contracts/boot.ts'
import { NAME_CHANGE_DAYS, PROFILE_LIMITS } from '#contracts/store-name.ts'
import type { DistrictGroup } from './district-groups.ts'

/** Name, region and introduction, as other users see them. */
export function ProfileForm({
  profile,
  regions,
  later,
}: {
  profile: Profile
  regions: readonly DistrictGroup[]
  /** Where a new member goes who keeps the name of the sign-up. */
  later: string | null
}) {
  const { name, nameChangeableAt, intro, regionCode } = profile
  return (
    <PostForm
      intent="save"
      schema={() => import('./profile-schemas.ts').then((file) => file.profileForms.save)}
      className="space-y-4"
    >
      <Card className="space-y-5">
        <FormProblem />
        <Field
          name="name"
          label="이름"
          initial={name}
          required
          hint={
            nameChangeableAt
              ? `${kstDate(nameChangeableAt)}부터 바꿀 수 있어요.`
              : `${PROFILE_LIMITS.shortestName}~${PROFILE_LIMITS.longestName}자예요. 한 번 정하면 ${NAME_CHANGE_DAYS}일 동안 바꿀 수 없어요.`
          }
        >
          {(control) => (
            <Input
              {...control}
              readOnly={nameChangeableAt !== null}
              maxLength={PROFILE_LIMITS.longestName}
              autoComplete="off"
              enterKeyHint="done"
              className="read-only:bg-surface-3 read-only:text-ink-3"
            />
          )}
        </Field>
        <Field name="regionCode" label="동네" initial={regionCode ?? ''}>
          {(control) => (
            <Select {...control}>
              <option value="">표시하지 않기</option>
              {regions.map((group) => (
                <optgroup key={group.name} label={group.name}>
                  {group.regions.map((region) => (
                    <option key={region.regionCode} value={region.regionCode}>
                      {region.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
        <Field
          name="intro"
          label="소개"
          initial={intro}
          hint="연락처나 계좌번호, 다른 사이트 주소는 적을 수 없어요."
        >
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              maxLength={PROFILE_LIMITS.intro}
              placeholder="어떤 물건을 파는지, 언제 답할 수 있는지 알려 주세요."
            />
          )}
        </Field>
      </Card>
      <SubmitButton size="lg" block>
        저장하기
      </SubmitButton>
      {later && (
        <p className="text-center">
          <Link
            to={later}
            className="inline-flex min-h-11 items-center px-3 text-sm text-ink-3 underline hover:text-ink"
          >
            나중에 할게요
          </Link>
        </p>
      )}
    </PostForm>
  )
}
