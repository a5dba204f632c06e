import { html } from 'hono/html'
import type { SandboxPayment } from '../payments/payment.ts'
import {
  CARDS,
  EASY_PAYS,
  OUTCOME_GROUPS,
  USUAL_BANK,
  USUAL_CARD,
  WINDOW_BANKS,
} from '../payments/window-choices.ts'
import type { Html, SandboxPage } from './page.ts'
import { wonText } from './payment-texts.ts'

const BAR = '결제창 (연습용)'

/** What a buyer chooses in the payment window. */
export function paymentWindowPage({ paymentKey, amount, details }: SandboxPayment): SandboxPage {
  const isAccount = details.opened === 'VIRTUAL_ACCOUNT'
  return {
    title: '결제창',
    bar: BAR,
    content: html`<h1>${details.orderName}</h1>
<p class="amount">${wonText(amount)}</p>
<form method="post" action="/sandbox/payments/window">
<input type="hidden" name="paymentKey" value="${paymentKey}">
${isAccount ? bankChoice() : cardChoice()}
<button class="main" type="submit" name="outcome" value="APPROVE">${isAccount ? '가상계좌 발급받기' : `${wonText(amount)} 결제하기`}</button>
<details>
<summary>다른 결과 보기</summary>
${OUTCOME_GROUPS.filter((group) => !(isAccount && group.isForCardsOnly)).map(
  ({ title, outcomes }) => html`<h2>${title}</h2>
<ul class="plain">
${outcomes.map(
  ([outcome, label]) =>
    html`<li><button type="submit" name="outcome" value="${outcome}">${label}</button></li>
`,
)}
</ul>
`,
)}
</details>
</form>
<p class="soft">카드 번호나 비밀번호는 묻지 않아요. 돈은 오가지 않아요.</p>`,
  }
}

function cardChoice(): Html {
  return html`<fieldset>
<legend>결제 방법</legend>
<label class="choice"><input type="radio" name="pay" value="CARD" checked>신용·체크카드</label>
${EASY_PAYS.map(
  (
    name,
  ) => html`<label class="choice"><input type="radio" name="pay" value="${name}">${name}</label>
`,
)}
</fieldset>
<label for="card">카드</label>
${choice('card', CARDS, USUAL_CARD)}`
}

function bankChoice(): Html {
  return html`<label for="bank">입금할 은행</label>
${choice('bank', WINDOW_BANKS, USUAL_BANK)}`
}

function choice(name: string, options: Readonly<Record<string, string>>, usual: string): Html {
  return html`<select id="${name}" name="${name}">
${Object.entries(options).map(
  ([value, label]) =>
    html`<option value="${value}" ${value === usual ? html`selected` : ''}>${label}</option>`,
)}
</select>`
}

/** The shop is told twice of one consent: by script at the same time, without it one after the other. */
export function sentTwicePage(address: string): SandboxPage {
  return {
    title: '성공을 두 번 보내요',
    bar: BAR,
    script: `const link = document.querySelector('a.main')
fetch(link.href, { credentials: 'include', redirect: 'manual' }).catch(() => undefined)
location.replace(link.href)`,
    content: html`<h1>성공을 두 번 보내요</h1>
<p>두손에 같은 결제가 두 번 도착해요. 저절로 넘어가지 않으면 두 번 다 눌러 주세요.</p>
<p><a href="${address}" target="_blank" rel="noopener">먼저 한 번 보내기</a></p>
<p><a class="main" href="${address}">두손으로 돌아가기</a></p>`,
  }
}

/** Somebody came back to a window that is over. */
export function usedWindowPage(address: string): SandboxPage {
  return {
    title: '끝난 결제창이에요',
    bar: BAR,
    status: 409,
    content: html`<h1>끝난 결제창이에요</h1>
<p>이 결제창에서는 이미 골랐어요. 결제 결과는 두손에서 볼 수 있어요.</p>
<p><a href="${address}">두손으로 돌아가기</a></p>`,
  }
}

export function brokenWindowPage(reason: string): SandboxPage {
  return {
    title: '결제창을 열 수 없어요',
    bar: BAR,
    status: 400,
    content: html`<h1>결제창을 열 수 없어요</h1>
<p>${reason}</p>
<p><a href="/">두손으로 돌아가기</a></p>`,
  }
}
