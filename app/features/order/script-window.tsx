import { useActionData } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { Notice } from '#app/components/notice.tsx'
import type { WindowInstruction } from '#contracts/payment.ts'

type Instruction = Extract<WindowInstruction, { kind: 'script' }>

interface Company {
  (key: string): { payment(customer: { customerKey: string }): Payment }
  ANONYMOUS: string
}
interface Payment {
  requestPayment(request: Record<string, unknown>): Promise<unknown>
}

/** Opens the window of a company whose own script opens it, after an action that returned how. */
export function ScriptWindow() {
  const { window: instruction } = Object(useActionData()) as { window?: Instruction }
  const [problem, setProblem] = useState('')

  useEffect(() => {
    if (!instruction) return
    setProblem('')
    open(instruction).catch(() =>
      setProblem('결제창을 닫았거나 열지 못했어요. 돈은 빠져나가지 않았으니 다시 결제해 주세요.'),
    )
  }, [instruction])

  if (!instruction) return null
  if (problem)
    return (
      <Notice tone="warning" live>
        {problem}
      </Notice>
    )
  return (
    <Notice live>
      결제창을 열고 있어요. 열리지 않으면 브라우저의 자바스크립트를 켜고 다시 눌러 주세요.
    </Notice>
  )
}

async function open({ src, key, request }: Instruction): Promise<void> {
  await loadScript(src)
  const { TossPayments: company } = globalThis as unknown as { TossPayments: Company }
  await company(key).payment({ customerKey: company.ANONYMOUS }).requestPayment(request)
}

function loadScript(src: string): Promise<void> {
  if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('the payment script did not load'))
    }
    document.head.append(script)
  })
}
