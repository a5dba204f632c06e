import { useState } from 'react'
import { ChipButton } from '#app/components/chip.tsx'
import { Field, Input, Select } from '#app/components/field.tsx'
import { FormActions } from '#app/components/form-actions.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { kstDayAndWeekday, kstTime } from '#app/format/time.ts'
import { minutesInWords } from '#app/format/time-left.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { useFormAnswer } from '#app/forms/use-form.ts'
import { paths } from '#app/paths.ts'
import { APPOINTMENT_DAYS } from '#contracts/appointment-states.ts'
import { REMINDER_MINUTES } from '#contracts/chat-constants.ts'
import type { Room } from '#contracts/edge.ts'
import { kstDay } from '#contracts/kst.ts'
import { PLACE_LENGTH } from '../room/form-limits.ts'
import { FormIdentity } from './form-identity.tsx'
import { momentOfKst } from './kst-input.ts'

const DAYS = ['오늘', '내일', '모레']
/** On the hour, when people meet. */
const TIMES = ['11:00', '13:00', '15:00', '17:00', '19:00', '20:00']

/** Proposes when and where to meet; both fields mean Korea's clock. */
export function AppointmentForm({ room }: { room: Room }) {
  const answer = useFormAnswer('appointment')
  const [date, setDate] = useState(answer?.values.date?.[0] ?? '')
  const [time, setTime] = useState(answer?.values.time?.[0] ?? '')
  const isHydrated = useHydrated()
  if (!room.canSend) return <Notice>지금은 {room.other.nickName}님과 약속을 잡을 수 없어요.</Notice>
  const now = isHydrated ? new Date() : null
  const at = momentOfKst(date, time)
  return (
    <PostForm
      intent="appointment"
      schema={() =>
        import('../room/room-forms.ts').then((file) => file.roomForms(new Date()).appointment)
      }
      action={paths.chatRoom(room.roomId)}
      className="space-y-4"
    >
      <FormIdentity room={room} />
      <FormProblem />
      <div className="space-y-2">
        <Field name="date" label="날짜" required>
          {(control) => (
            <Input
              {...control}
              type="date"
              defaultValue={undefined}
              value={date}
              {...(now && { min: kstDay(now), max: kstDay(now, APPOINTMENT_DAYS) })}
              onChange={({ target }) => setDate(target.value)}
            />
          )}
        </Field>
        {now && (
          <Chips
            legend="날짜 고르기"
            chosen={date}
            choices={DAYS.map((label, days) => ({ label, value: kstDay(now, days) }))}
            onChoose={setDate}
          />
        )}
      </div>
      <div className="space-y-2">
        <Field
          name="time"
          label="시간"
          required
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
              defaultValue={undefined}
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
        name="place"
        label="장소"
        required
        hint="사람이 많고 밝은 곳이 안전해요. 집 주소나 전화번호는 적지 마세요."
      >
        {(control) => (
          <Input
            {...control}
            maxLength={PLACE_LENGTH}
            autoComplete="off"
            placeholder="합정역 2번 출구"
          />
        )}
      </Field>
      <Field name="remindMinutes" label="알림" initial="30">
        {(control) => (
          <Select {...control}>
            {REMINDER_MINUTES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? '알리지 않기' : `${minutesInWords(minutes)} 전`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FormActions>
        <SubmitButton block>약속 제안하기</SubmitButton>
      </FormActions>
    </PostForm>
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
