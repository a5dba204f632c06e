import { Tabs } from '#app/components/tabs.tsx'
import { paths } from '#app/paths.ts'

const TABS = [
  { name: 'journals', to: paths.operatorLedger(), label: '장부' },
  { name: 'days', to: paths.operatorLedgerDays(), label: '하루 대조' },
  { name: 'payouts', to: paths.operatorPayouts(), label: '정산 묶음' },
] as const

/** The heading of the books' pages, and the way between them. */
export function LedgerTabs({
  title,
  current,
}: {
  title: string
  current: (typeof TABS)[number]['name']
}) {
  return (
    <>
      <h1 className="text-xl font-bold text-ink lg:text-2xl">{title}</h1>
      <Tabs
        label="장부 메뉴"
        className="mt-3"
        tabs={TABS.map(({ name, to, label }) => ({ to, label, current: name === current }))}
      />
    </>
  )
}
