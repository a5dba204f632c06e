import { useContext } from 'react'
import { Button } from '#app/components/button.tsx'
import { paths } from '#app/paths.ts'
import { ThirdPartyContext } from '../third-parties.ts'

const STATE = {
  nobody: '지금은 방문 분석과 광고가 켜져 있어요.',
  person: '지금은 꺼져 있어요. 방문 분석과 광고 스크립트를 불러오지 않아요.',
  browser:
    '브라우저의 추적 거부 신호(Global Privacy Control)를 받아 꺼 두었어요. 다시 켜려면 브라우저 설정을 바꿔 주세요.',
}

/** The consent to analytics, advertising and recordings: a form that needs no script. Absent where no company is set up. */
export function AnalyticsConsentForm() {
  const thirdParties = useContext(ThirdPartyContext)
  if (!thirdParties) return null
  const { refusedBy } = thirdParties
  return (
    <section
      aria-labelledby="measuring"
      className="mt-4 rounded-lg bg-surface-2 p-5 text-sm text-ink-2"
    >
      <h2
        id="measuring"
        className="mb-2 scroll-mt-[calc(var(--header-height)+1rem)] text-base font-bold text-ink"
      >
        쿠키·분석 설정
      </h2>
      <p>
        방문 통계를 내고 광고를 보여 주기 위해 다른 회사의 스크립트를 불러올 수 있어요. 오류가 나면
        고칠 수 있도록 글자와 사진을 가린 화면을 기록하기도 해요. 꺼도 두손의 모든 기능을 그대로 쓸
        수 있어요.
      </p>
      <p className="mt-2 font-semibold text-ink">{STATE[refusedBy ?? 'nobody']}</p>
      {refusedBy !== 'browser' && (
        <form method="post" action={paths.saveMeasuringChoice()} className="mt-3">
          <Button
            type="submit"
            variant="secondary"
            name="intent"
            value={refusedBy ? 'allow' : 'refuse'}
          >
            {refusedBy ? '다시 켜기' : '끄기'}
          </Button>
        </form>
      )}
    </section>
  )
}
