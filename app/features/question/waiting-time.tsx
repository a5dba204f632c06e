import { QUESTION_WAIT_SAMPLE } from '#contracts/question-rules.ts'

/** How long answers lately took. */
export function WaitingTime({ minutes }: { minutes: number | null }) {
  return (
    <p className="text-sm text-ink-3">
      {minutes === null
        ? '아직 답변이 적어서 걸리는 시간을 알려 드릴 수 없어요.'
        : `최근 ${QUESTION_WAIT_SAMPLE.days}일 동안 답변의 절반이 ${durationWords(minutes)} 안에 왔어요.`}
    </p>
  )
}

function durationWords(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, minutes)}분`
  const hours = Math.ceil(minutes / 60)
  return hours < 48 ? `${hours}시간` : `${Math.ceil(hours / 24)}일`
}
