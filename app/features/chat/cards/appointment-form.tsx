import { Form } from '@remix-run/react'
import { useState } from 'react'
import { ChipButton } from '#app/components/chip.tsx'
import { Field, Input, Select } from '#app/components/field.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { kstDayAndWeekday, kstTime } from '#app/format/time.ts'
import { minutesInWords } from '#app/format/time-left.ts'
import { paths } from '#app/paths.ts'
import { APPOINTMENT_DAYS } from '#contracts/appointment-states.ts'
import { REMINDER_MINUTES } from '#contracts/chat-constants.ts'
import type { Room } from '#contracts/edge.ts'
import { FormName } from './form-name.tsx'
import { kstInputDay, momentOfKst } from './kst-input.ts'
import { PLACE_LENGTH } from './read-appointment.ts'
import { useCardProblem } from './use-card-problem.ts'

const DAYS = ['오늘', '내일', '모레']
/** On the hour, when people meet. */
const TIMES = ['11:00', '13:00', '15:00', '17:00', '19:00', '20:00']

/** Proposes when and where to meet; both fields mean Korea's clock. */
export function AppointmentForm({ room }: { room: Room }) {
  const { typed, errorAt } = useCardProblem('appointment')
  const [date, setDate] = useState(typed.date ?? '')
  const [time, setTime] = useState(typed.time ?? '')
  const isHydrated = useHydrated()
  if (!room.canSend) return <Notice>지금은 {room.other.nickName}님과 약속을 잡을 수 없어요.</Notice>
  const now = isHydrated ? new Date() : null
  const at = momentOfKst(date, time)
  return (
    <Form method="post" action={paths.chatRoom(room.roomId)} className="space-y-4">
      <input type="hidden" name="intent" value="appointment" />
      <FormName room={room} />
      {errorAt() && (
        <Notice tone="danger" live>
          {errorAt()}
        </Notice>
      )}
      <div className="space-y-2">
        <Field label="날짜" required error={errorAt('date')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              name="date"
              value={date}
              {...(now && { min: kstInputDay(now), max: kstInputDay(now, APPOINTMENT_DAYS) })}
              onChange={({ target }) => setDate(target.value)}
            />
          )}
        </Field>
        {now && (
          <Chips
            legend="날짜 고르기"
            chosen={date}
            choices={DAYS.map((label, days) => ({ label, value: kstInputDay(now, days) }))}
            onChoose={setDate}
          />
        )}
      </div>
      <div className="space-y-2">
        <Field
          label="시간"
          required
          error={errorAt('time')}
          hint={
            at && now && new Date(at) > now
              ? `${kstDayAndWeekday(at)} ${kstTime(at)}에 만나요.`
              : '한국 시간이에요.'
          }
        >
          {(control) => (
            <Input
              {...control}
              type="time"
              name="time"
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          )}
        </Field>
        {now && (
          <Chips
            legend="시간 고르기"
            chosen={time}
            choices={TIMES.map((value) => ({ label: hourWords(value), value }))}
            onChoose={setTime}
          />
        )}
      </div>
      <Field
        label="장소"
        required
        error={errorAt('place')}
        hint="사람이 많고 밝은 곳이 안전해요. 집 주소나 전화번호는 적지 마세요."
      >
        {(control) => (
          <Input
            {...control}
            name="place"
            maxLength={PLACE_LENGTH}
            autoComplete="off"
            placeholder="합정역 2번 출구"
            defaultValue={typed.place}
          />
        )}
      </Field>
      <Field label="알림" error={errorAt('remindMinutes')}>
        {(control) => (
          <Select {...control} name="remindMinutes" defaultValue={typed.remindMinutes ?? '30'}>
            {REMINDER_MINUTES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? '알리지 않기' : `${minutesInWords(minutes)} 전`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SubmitButton name="send" value="appointment" block>
        약속 제안하기
      </SubmitButton>
    </Form>
  )
}

function Chips({
  legend,
  chosen,
  choices,
  onChoose,
}: {
  legend: string
  chosen: string
  choices: readonly { label: string; value: string }[]
  onChoose: (value: string) => void
}) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ label, value }) => (
        <ChipButton key={value} pressed={chosen === value} onClick={() => onChoose(value)}>
          {label}
        </ChipButton>
      ))}
    </fieldset>
  )
}

/** '15:00' → '오후 3시' */
function hourWords(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}시`
}
