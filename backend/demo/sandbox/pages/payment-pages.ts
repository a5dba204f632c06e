import { html } from 'hono/html'
import { PAYMENT_STATES, readPaymentOrderId } from '#contracts/payment-constants.ts'
import { kstMoment } from '../kst.ts'
import type { SentNotice } from '../payments/notices.ts'
import type { SandboxPayment } from '../payments/payment.ts'
import { CANCEL_PLANS, CONFIRM_PLANS, DECLINES } from '../payments/plans.ts'
import { CARDS, WINDOW_BANKS } from '../payments/window-choices.ts'
import type { Html, SandboxPage } from './page.ts'
import { wonText } from './payment-texts.ts'

const BAR = '결제 회사 (연습용)'

const orderText = (orderId: string) => {
  const order = readPaymentOrderId(orderId)
  return order ? `주문 ${order.orderSeq} (${order.attempt}번째 시도)` : orderId
}

/** All payments, newest first. */
export function paymentListPage(payments: readonly SandboxPayment[], now: Date): SandboxPage {
  return {
    title: '결제',
    bar: BAR,
    content: html`<h1>결제</h1>
<p>결제창을 연 주문이 모두 여기에 있어요. 눌러서 입금하거나, 알림을 다시 보내거나, 환불이 거절되게 해 볼 수 있어요.</p>
${
  payments.length === 0
    ? html`<p class="soft">아직 결제가 없어요. 두손에서 안심결제로 주문하면 여기에 보여요.</p>`
    : html`<ul class="plain">
${payments.map(
  ({
    paymentKey,
    orderId,
    state,
    amount,
    createdAt,
  }) => html`<li><a class="row" href="/sandbox/payments/${paymentKey}">
<strong>${wonText(amount)} · ${PAYMENT_STATES[state]}</strong>
<span>${orderText(orderId)} · ${kstMoment(createdAt, now)}</span>
</a></li>
`,
)}
</ul>`
}
<p><a href="/sandbox">연습용 세계 둘러보기</a></p>`,
  }
}

/** One payment with everything that can be done to it. */
export function paymentDetailPage(
  payment: SandboxPayment,
  notices: readonly SentNotice[],
  { now, answer }: { now: Date; answer: string | undefined },
): SandboxPage {
  const { state, details } = payment
  const isOpen = state === 'READY' || state === 'IN_PROGRESS'
  return {
    title: '결제 하나',
    bar: BAR,
    content: html`<h1>${details.orderName}</h1>
${answer && /^(?:\d{3}|NO_ANSWER)$/.test(answer) ? html`<p role="status">두손이 ${answer === 'NO_ANSWER' ? '대답하지 않았어요' : `${answer}로 대답했어요`}.</p>` : ''}
${facts(payment, now)}
${state === 'READY' ? windowForm(payment.paymentKey) : ''}
${moneyForms(payment)}
${isOpen ? planForm(payment, 'confirm-plan', '다음 승인', { ...CONFIRM_PLANS, ...DECLINES }, details.confirmPlan) : ''}
${state === 'CANCELED' || state === 'ABORTED' ? '' : planForm(payment, 'cancel-plan', '다음 환불', CANCEL_PLANS, details.cancelPlan)}
${noticeList(payment, notices, now)}
<p><a href="/sandbox/payments">모든 결제</a></p>`,
  }
}

function facts(
  { paymentKey, orderId, state, amount, balance, details, createdAt }: SandboxPayment,
  now: Date,
): Html {
  const { card, easyPay, account, approvedAt, failure, cancels } = details
  return html`<dl class="card">
<div><dt>상태</dt><dd><strong>${PAYMENT_STATES[state]}</strong></dd></div>
<div><dt>금액</dt><dd>${wonText(amount)}</dd></div>
${balance === amount ? '' : html`<div><dt>남은 금액</dt><dd>${wonText(balance)}</dd></div>`}
<div><dt>주문</dt><dd>${orderText(orderId)}</dd></div>
<div><dt>결제창을 연 때</dt><dd>${kstMoment(createdAt, now)}</dd></div>
${approvedAt ? html`<div><dt>승인한 때</dt><dd>${kstMoment(new Date(approvedAt), now)}</dd></div>` : ''}
${card ? html`<div><dt>방법</dt><dd>${easyPay ?? ''} ${CARDS[card.issuerCode] ?? '카드'}</dd></div>` : ''}
${
  account?.accountNumber
    ? html`<div><dt>가상계좌</dt><dd>${WINDOW_BANKS[account.bankCode] ?? ''} ${account.accountNumber}</dd></div>
<div><dt>입금 기한</dt><dd>${kstMoment(new Date(account.dueAt), now)}</dd></div>`
    : ''
}
${failure ? html`<div><dt>실패한 까닭</dt><dd>${failure.message}</dd></div>` : ''}
${cancels.map(
  (
    cancel,
  ) => html`<div><dt>취소</dt><dd>${wonText(cancel.amount)} · ${cancel.reason} · ${kstMoment(new Date(cancel.canceledAt), now)}</dd></div>
`,
)}
<div><dt>paymentKey</dt><dd>${paymentKey}</dd></div>
</dl>`
}

const button = (
  payment: SandboxPayment,
  action: string,
  label: string,
  fields: Html | string = '',
) =>
  html`<form method="post" action="/sandbox/payments/${payment.paymentKey}">${fields}
<button type="submit" name="action" value="${action}">${label}</button>
</form>
`

/** A window that is open somewhere else can be answered here; this browser then goes back to the shop. */
function windowForm(paymentKey: string): Html {
  return html`<form method="post" action="/sandbox/payments/window">
<input type="hidden" name="paymentKey" value="${paymentKey}">
<button class="main" type="submit" name="outcome" value="APPROVE">승인하고 두손으로 가기</button>
<button type="submit" name="outcome" value="CLOSE">결제창을 닫고 두손으로 가기</button>
</form>`
}

/** What moves money, as far as it can move now. */
function moneyForms(payment: SandboxPayment): Html {
  const { state, amount, details } = payment
  const takesDeposit =
    state === 'WAITING_FOR_DEPOSIT' || (state === 'EXPIRED' && details.account?.accountNumber)
  const isOpen = state === 'READY' || state === 'IN_PROGRESS' || state === 'WAITING_FOR_DEPOSIT'
  return html`${
    takesDeposit
      ? html`<h2>입금</h2>
${button(payment, 'deposit', state === 'EXPIRED' ? `기한이 지난 뒤 ${wonText(amount)} 입금하기` : `${wonText(amount)} 입금하기`)}
${button(
  payment,
  'deposit',
  '다른 금액으로 입금하기',
  html`<label for="amount">다른 금액</label>
<input type="text" id="amount" name="amount" value="${String(Math.max(1, amount - 1_000))}" inputmode="numeric" autocomplete="off">`,
)}`
      : ''
  }
${isOpen ? button(payment, 'expire', '기한이 지나게 하기') : ''}
${state === 'DONE' || state === 'PARTIAL_CANCELED' ? button(payment, 'reverse', '카드사가 승인을 취소하게 하기') : ''}`
}

function planForm(
  payment: SandboxPayment,
  action: string,
  title: string,
  plans: Readonly<Record<string, string>>,
  current: string,
): Html {
  return html`<form method="post" action="/sandbox/payments/${payment.paymentKey}">
<h2>${title}</h2>
<label for="${action}">어떻게 될까요</label>
<select id="${action}" name="plan">
${Object.entries(plans).map(
  ([
    plan,
    label,
  ]) => html`<option value="${plan}" ${plan === current ? html`selected` : ''}>${label}</option>
`,
)}
</select>
<button type="submit" name="action" value="${action}">${title}을 이렇게 하기</button>
</form>`
}

function noticeList(payment: SandboxPayment, notices: readonly SentNotice[], now: Date): Html {
  return html`<h2>두손에 보낸 알림</h2>
${
  notices.length === 0
    ? html`<p class="soft">아직 보낸 알림이 없어요.</p>`
    : html`<ul class="plain">
${notices.map(
  ({ noticeSeq, body, tries, lastAnswer, nextAt, createdAt }) => html`<li class="text">
<p><strong>${noticeName(body)}</strong></p>
<p class="soft"><span>${kstMoment(createdAt, now)} · ${tries}번 보냄 · ${answerText(lastAnswer)}</span></p>
${nextAt ? html`<p class="soft">${kstMoment(nextAt, now)}에 다시 보내요</p>` : ''}
${button(payment, 'repeat-notice', '한 번 더 보내기', html`<input type="hidden" name="noticeSeq" value="${String(noticeSeq)}">`)}
</li>
`,
)}
</ul>
${notices.length > 1 ? button(payment, 'reverse-notices', '거꾸로 다시 보내기') : ''}`
}
${button(payment, 'forge-deposit', '위조한 입금 알림 보내기')}
${button(payment, 'forge-payment', '없는 결제의 알림 보내기')}`
}

function noticeName(body: string): string {
  const { eventType, status, data } = JSON.parse(body) as {
    eventType?: string
    status?: keyof typeof PAYMENT_STATES
    data?: { status: keyof typeof PAYMENT_STATES }
  }
  const state = data?.status ?? status
  return `${eventType ?? 'DEPOSIT_CALLBACK'} · ${state ? PAYMENT_STATES[state] : ''}`
}

const answerText = (answer: string | null) =>
  answer === null ? '보내는 중' : answer === 'NO_ANSWER' ? '대답 없음' : `${answer} 응답`

/** 매출전표. */
export function paymentSlipPage({
  orderId,
  amount,
  balance,
  details,
}: SandboxPayment): SandboxPage {
  const { card, account, easyPay, approvedAt } = details
  return {
    title: '매출전표',
    bar: BAR,
    content: html`<h1>매출전표</h1>
<dl class="card">
<div><dt>상품</dt><dd>${details.orderName}</dd></div>
<div><dt>금액</dt><dd>${wonText(amount)}</dd></div>
${balance === amount ? '' : html`<div><dt>취소한 금액</dt><dd>${wonText(amount - balance)}</dd></div>`}
<div><dt>방법</dt><dd>${account ? '가상계좌' : (easyPay ?? CARDS[card?.issuerCode ?? ''] ?? '카드')}</dd></div>
${card ? html`<div><dt>승인 번호</dt><dd>${card.approveNo}</dd></div>` : ''}
<div><dt>승인한 때</dt><dd>${new Date(approvedAt ?? 0).toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' })}</dd></div>
<div><dt>주문</dt><dd>${orderText(orderId)}</dd></div>
</dl>
<p class="soft">연습용 전표예요. 돈은 오가지 않았어요.</p>`,
  }
}
