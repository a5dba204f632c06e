import { html } from 'hono/html'
import type { SandboxPage } from './page.ts'

const HOUR = 60
const DAY = 24 * HOUR

const STEPS = [
  [15, '15분'],
  [HOUR, '1시간'],
  [DAY, '하루'],
  [3 * DAY, '3일'],
  [7 * DAY, '7일'],
] as const

/** The clock of orders, with buttons that move it on. */
export function clockPage(minutesAhead: number): SandboxPage {
  return {
    title: '시계',
    content: html`<h1>시계</h1>
<p>거래의 시간을 앞으로 돌려요. 결제 기한, 자동 구매확정, 정산을 바로 볼 수 있어요. 되돌릴 수는 없어요.</p>
<p role="status">지금 ${aheadWords(minutesAhead)}</p>
<form method="post" action="/sandbox/clock">
${STEPS.map(
  ([minutes, label]) =>
    html`<button class="main" type="submit" name="minutes" value="${minutes}">${label} 뒤로</button>
`,
)}
</form>
<p><a href="/sandbox">연습용 세계 둘러보기</a></p>`,
  }
}

function aheadWords(minutes: number): string {
  if (minutes === 0) return '실제 시간과 같아요.'
  const parts = [
    [Math.floor(minutes / DAY), '일'],
    [Math.floor((minutes % DAY) / HOUR), '시간'],
    [minutes % HOUR, '분'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`)
  return `실제보다 ${said.join(' ')} 앞서 있어요.`
}
