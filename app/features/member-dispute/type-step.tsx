import { Form } from '@remix-run/react'
import { useState } from 'react'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { Field, Input, Select } from '#app/components/field.tsx'
import { Notice } from '#app/components/notice.tsx'
import { FactList, FactRow } from '#app/features/settings/settings-page.tsx'
import { wonAmount } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { DisputableRoom } from '#contracts/member-dispute.ts'
import {
  disputeTypesFor,
  MEMBER_DISPUTE_TYPES,
  type MemberDisputeTypeName,
  TRADE_WAYS,
  type TradeWay,
} from '#contracts/member-dispute-rules.ts'
import type { DisputeQuestion } from './dispute-forms.ts'

/** The trade that a room names. */
export function TradeOfRoom({ room }: { room: DisputableRoom }) {
  return (
    <FactList>
      <FactRow name="상품">
        <span className="break-words">{room.title}</span>
      </FactRow>
      <FactRow name="올린 가격">{wonAmount(room.price)}</FactRow>
      <FactRow name={room.role === 'BUYER' ? '판매자' : '구매자'}>{room.other.nickName}</FactRow>
    </FactList>
  )
}

/** Why no dispute is opened about a trade here, and where it goes on. */
export function OtherPlace({ room: { orderSeq, disputeSeq } }: { room: DisputableRoom }) {
  if (orderSeq !== null)
    return (
      <Notice title="안심결제로 한 거래예요">
        <p>돈을 두손이 맡아 두었거나 정산했어요. 이 거래의 반품·분쟁에서 진행해 주세요.</p>
        <ButtonLink to={paths.orderCase(orderSeq)} variant="secondary" size="sm" className="mt-3">
          반품·분쟁으로 가기
        </ButtonLink>
      </Notice>
    )
  return disputeSeq === null ? null : (
    <Notice title="이 거래의 분쟁이 이미 있어요">
      <ButtonLink
        to={paths.memberDisputeDetail(disputeSeq)}
        variant="secondary"
        size="sm"
        className="mt-3"
      >
        분쟁 보기
      </ButtonLink>
    </Notice>
  )
}

/** What is wrong with the trade: asked by the address, so that the rule is read before anything is sent. */
export function TypeStep({
  room,
  question,
  today,
}: {
  room: DisputableRoom
  question: DisputeQuestion
  /** 'YYYY-MM-DD', in Korea. */
  today: string
}) {
  const { way, type, receivedOn } = question
  const [shown, show] = useState<TradeWay | null>(null)
  const asked = shown ?? way
  const types = asked
    ? disputeTypesFor(room.role, asked)
    : [
        ...new Set([
          ...disputeTypesFor(room.role, 'PARCEL'),
          ...disputeTypesFor(room.role, 'DIRECT'),
        ]),
      ]
  return (
    <Card as="section" aria-labelledby="what-is-wrong">
      <h2 id="what-is-wrong" className="text-base font-bold text-ink">
        무엇이 문제인가요?
      </h2>
      <Form
        key={`${way} ${type} ${receivedOn}`}
        method="get"
        className="mt-3 space-y-3"
        preventScrollReset
      >
        <input type="hidden" name="room" value={room.roomId} />
        <Field name="way" label="거래 방법" initial={way} required>
          {(control) => (
            <Select
              {...control}
              onChange={({ currentTarget }) => show(currentTarget.value as TradeWay)}
            >
              {Object.entries(TRADE_WAYS).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          name="type"
          label="문제"
          initial={type}
          required
          error={way !== null && type === null ? '거래 방법에 맞는 문제를 골라 주세요.' : undefined}
        >
          {(control) => (
            <Select {...control}>
              <option value="">골라 주세요</option>
              {types.map((value: MemberDisputeTypeName) => (
                <option key={value} value={value}>
                  {MEMBER_DISPUTE_TYPES[value].label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {room.role === 'BUYER' && (
          <Field
            name="received"
            label="물건을 받은 날"
            initial={receivedOn}
            hint="아직 받지 않았으면 비워 두세요."
          >
            {(control) => <Input {...control} type="date" max={today} />}
          </Field>
        )}
        <Button type="submit" variant={type ? 'secondary' : 'primary'} block>
          분쟁 기준 보기
        </Button>
      </Form>
    </Card>
  )
}
