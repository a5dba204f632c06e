import { Link } from '@remix-run/react'
import { ExternalIcon } from '#app/components/icons.tsx'
import { paths } from '#app/paths.ts'

const LINK = 'roomy-link font-semibold text-link underline underline-offset-4'

/** Where a dispute of a trade without safe payment is settled, in the order in which it is tried. */
export function WhoMediates() {
  return (
    <section aria-labelledby="who-mediates">
      <h2 id="who-mediates" className="text-lg font-bold text-ink">
        이렇게 풀어 보세요
      </h2>
      <ol className="mt-3 list-decimal space-y-2 ps-5 text-base text-ink-2">
        <li>
          <Link to={paths.chat()} className={LINK}>
            채팅
          </Link>
          으로 무엇이 문제인지, 환불·수리·교환 가운데 무엇을 원하는지 적어 보내세요. 사진과 이체
          내역, 대화는 지우지 마세요.
        </li>
        <li>
          개인끼리의 거래에서 합의가 안 되면{' '}
          <a href="https://www.ecmc.or.kr" rel="noreferrer" target="_blank" className={LINK}>
            전자문서·전자거래분쟁조정위원회
            <ExternalIcon size={14} className="ms-0.5 inline" />
            <span className="sr-only"> 새 창</span>
          </a>
          (국번 없이{' '}
          <a href="tel:118" className={LINK}>
            118
          </a>
          )에 조정을 신청하세요.
        </li>
        <li>
          사업자에게 샀다면{' '}
          <a href="tel:1372" className={LINK}>
            1372
          </a>
          에서 상담받고 한국소비자원에 피해구제를 신청하세요.
        </li>
        <li>
          돈을 받고 연락을 끊었다면 분쟁이 아니라 사기일 수 있어요.{' '}
          <Link to={paths.damageReports()} className={`${LINK} whitespace-nowrap`}>
            피해사례를 등록
          </Link>
          하고 바로 할 일을 확인하세요.
        </li>
      </ol>
    </section>
  )
}
