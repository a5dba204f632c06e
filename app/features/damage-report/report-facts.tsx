import { FactList, FactRow } from '#app/features/settings/settings-page.tsx'
import { formatPhoneNo } from '#app/format/phone-no.ts'
import { wonAmount } from '#app/format/won.ts'
import { BANKS } from '#contracts/banks.ts'
import type { DamageReport } from '#contracts/damage-report.ts'
import { FRAUD_CHANNELS, FRAUD_METHODS } from '#contracts/fraud-constants.ts'

type Facts = Pick<
  DamageReport,
  'target' | 'method' | 'channel' | 'goods' | 'amount' | 'happenedOn' | 'story' | 'policeNo'
>

const MISSING = '적지 않음'

/** Everything that a report says, as the reporter typed it. */
export function DamageFacts({ report }: { report: Facts }) {
  const { target, method, channel, goods, amount, happenedOn, story, policeNo } = report
  const account =
    target.accountNo &&
    `${target.bankCode ? `${BANKS[target.bankCode].name} ` : ''}${target.accountNo}`
  const known = [
    ['전화번호', target.phone && formatPhoneNo(target.phone)],
    ['계좌', account],
    ['메신저', target.messenger],
    ['이메일', target.email],
  ].filter(([, value]) => value)
  return (
    <FactList>
      {known.length === 0 && <FactRow name="상대방">{MISSING}</FactRow>}
      {known.map(([name, value]) => (
        <FactRow key={name} name={name ?? ''}>
          <span className="break-all">{value}</span>
        </FactRow>
      ))}
      <FactRow name="피해 방법">{method ? FRAUD_METHODS[method].label : MISSING}</FactRow>
      <FactRow name="피해 금액">{amount === null ? MISSING : wonAmount(amount)}</FactRow>
      <FactRow name="보낸 날">{happenedOn?.replaceAll('-', '.') ?? MISSING}</FactRow>
      {goods && <FactRow name="물건">{goods}</FactRow>}
      {channel && <FactRow name="거래한 곳">{FRAUD_CHANNELS[channel]}</FactRow>}
      <FactRow name="피해 상황">
        <span className="font-normal break-words whitespace-pre-wrap">{story || MISSING}</span>
      </FactRow>
      {policeNo && <FactRow name="접수번호">{policeNo}</FactRow>}
    </FactList>
  )
}
