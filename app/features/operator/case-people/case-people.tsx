import { Card } from '#app/components/card.tsx'
import { count } from '#app/format/count.ts'
import { kstDate } from '#app/format/time.ts'
import type { CasePerson } from '#contracts/case-person.ts'
import { LINK_KINDS } from '#contracts/fraud-link-rules.ts'
import { MemberLink } from '../members/member-link.tsx'
import { MemberStatus } from '../members/member-status.tsx'

/** The people of a case with their past here, on the page where it is decided. @param roles by member, as `신고한 회원` */
export function CasePeople({
  people,
  roles,
  by = 'userSeq',
  isInCase = false,
}: {
  people: readonly CasePerson[]
  roles: Readonly<Record<number, string>>
  /** What the roles are named by. */
  by?: 'userSeq' | 'storeSeq'
  /** It stands within the card of the case. */
  isInCase?: boolean
}) {
  if (people.length === 0) return null
  const Heading = isInCase ? 'h3' : 'h2'
  const content = (
    <>
      <Heading id="people" className="text-base font-bold text-ink">
        당사자의 이력
      </Heading>
      <ul className="mt-1 divide-y divide-line text-sm text-ink-2">
        {people.map((person) => (
          <li key={person.userSeq} className="space-y-1.5 py-3">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="text-ink-3">{roles[person[by] ?? 0] ?? '당사자'}</span>
              <MemberLink {...person} />
              {person.status !== 'USER' && <MemberStatus status={person.status} />}
            </p>
            <p className="flex flex-wrap gap-x-3 gap-y-0.5">
              {factsOf(person).map((fact) => (
                <span key={fact} className="whitespace-nowrap">
                  {fact}
                </span>
              ))}
            </p>
            {person.linked.length > 0 && (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
                <span className="text-ink-3">이어진 계정</span>
                {person.linked.map((other) => (
                  <span key={other.userSeq}>
                    <MemberLink {...other} />{' '}
                    <span className="text-ink-3">
                      {other.reasons.map((kind) => LINK_KINDS[kind].label).join(', ')}
                    </span>
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
  if (isInCase)
    return (
      <section aria-labelledby="people" className="mt-4 border-t border-line pt-4">
        {content}
      </section>
    )
  return (
    <Card as="section" aria-labelledby="people">
      {content}
    </Card>
  )
}

function factsOf(person: CasePerson): string[] {
  const { reports } = person
  return [
    `${kstDate(person.joinedAt)} 가입`,
    person.isIdentityChecked ? '본인인증 완료' : '본인인증 안 함',
    ...(person.trustScore === null ? [] : [`신뢰지수 ${count(person.trustScore)}`]),
    `안전거래 ${count(person.trades)}건`,
    `신고받음 ${count(reports.received)}건(조치 ${count(reports.acted)}건)`,
    `신고함 ${count(reports.made)}건`,
    `피해사례 ${count(person.damage)}건`,
    `분쟁 ${count(person.disputes)}건`,
    `제재 ${count(person.sanctions)}건`,
  ]
}
