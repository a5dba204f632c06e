import { Card } from '#app/components/card.tsx'
import { Choice } from '#app/components/field.tsx'
import {
  LOCKED_NOTICES,
  NOTICE_GROUPS,
  NOTICE_SETTINGS,
  type NoticeGroup,
  type NoticeSetting,
} from '#contracts/notice.ts'

const SETTINGS = Object.entries(NOTICE_SETTINGS) as [
  NoticeSetting,
  { label: string; group: NoticeGroup },
][]

/** What a member wants to be told of, group by group, and what is told in any case. */
export function NoticeMatrix({ inbox }: { inbox: readonly NoticeSetting[] }) {
  const groups = (Object.keys(NOTICE_GROUPS) as NoticeGroup[]).filter((group) =>
    SETTINGS.some(([, setting]) => setting.group === group),
  )
  return (
    <>
      {groups.map((group) => (
        <Card as="fieldset" key={group}>
          <legend className="float-start mb-1 text-base font-bold text-ink">
            {NOTICE_GROUPS[group]}
          </legend>
          <div className="clear-both">
            {SETTINGS.filter(([, setting]) => setting.group === group).map(([name, { label }]) => (
              <Choice key={name} name="inbox" value={name} defaultChecked={inbox.includes(name)}>
                {label}
              </Choice>
            ))}
          </div>
        </Card>
      ))}
      <Card as="section" tone="soft" aria-labelledby="always">
        <h2 id="always" className="text-base font-bold text-ink">
          항상 받는 알림
        </h2>
        <ul className="mt-2 list-disc ps-5 text-sm text-ink-2">
          {LOCKED_NOTICES.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-ink-3">거래와 안전에 필요한 알림이라 끌 수 없어요.</p>
      </Card>
    </>
  )
}
