import { html } from 'hono/html'
import { COURIERS, type CourierCode } from '#contracts/couriers.ts'
import { PARCEL_STEPS, type ParcelStep } from '#contracts/parcel-steps.ts'
import type { SandboxTrouble } from '../kinds.ts'
import { kstMoment } from '../kst.ts'
import { MOVES } from '../parcels/parcels.ts'
import type { Html, SandboxPage } from './page.ts'

export interface ListedParcel {
  courier: CourierCode
  invoiceNo: string
  /** The order that it belongs to; null where no order names it. */
  orderSeq: number | null
  /** Null until the courier knows it. */
  step: ParcelStep | null
  at: Date
  trouble: SandboxTrouble
}

const TROUBLES: Record<SandboxTrouble, string> = {
  none: '잘 답해요',
  error: '오류(500)를 내요',
  hang: '대답하지 않아요',
}

/** The parcels that were asked about, and buttons that move them. */
export function parcelsPage(parcels: readonly ListedParcel[], now: Date): SandboxPage {
  return {
    title: '택배',
    wide: true,
    content: html`<h1>택배</h1>
<p>두손이 물어본 운송장이 여기에 모여요. 단추를 누르면 물건이 움직여요. 한 번도 움직이지 않은 번호는 택배사가 모르는 번호예요.</p>
<form class="card" method="post" action="/sandbox/parcels">
<label for="invoiceNo">운송장 번호</label>
<input type="text" id="invoiceNo" name="invoiceNo" inputmode="numeric" autocomplete="off" required placeholder="454121749896">
<button class="main" type="submit">접수하기</button>
</form>
<h2>운송장</h2>
${
  parcels.length === 0
    ? html`<p class="soft">아직 운송장이 없어요.</p>`
    : html`<ul class="plain">${parcels.map((parcel) => parcelRow(parcel, now))}</ul>`
}
<p><a href="/sandbox">연습용 세계 둘러보기</a></p>`,
  }
}

function parcelRow(
  { courier, invoiceNo, orderSeq, step, at, trouble }: ListedParcel,
  now: Date,
): Html {
  return html`<li class="text">
<p class="soft">${COURIERS[courier].name}${orderSeq === null ? '' : ` · 주문 ${orderSeq}`} <time datetime="${at.toISOString()}">${kstMoment(at, now)}</time></p>
<p><strong>${invoiceNo}</strong> ${step ? PARCEL_STEPS[step].label : '접수 전'}${trouble === 'none' ? '' : ` · ${TROUBLES[trouble]}`}</p>
<form class="moves" method="post" action="/sandbox/parcels/${invoiceNo}">
${Object.entries(MOVES).map(
  ([move, label]) =>
    html`<button type="submit" name="step" value="${move}" aria-label="${label} ${invoiceNo}">${label}</button>`,
)}
${Object.entries(TROUBLES).map(([name, label]) =>
  name === trouble
    ? ''
    : html`<button type="submit" name="trouble" value="${name}" aria-label="${label} ${invoiceNo}">${label}</button>`,
)}
</form>
</li>
`
}
