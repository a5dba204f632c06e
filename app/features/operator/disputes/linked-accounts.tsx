import { Card } from '#app/components/card.tsx'
import { cx } from '#app/components/cx.ts'
import { kstDate } from '#app/format/time.ts'
import type { DamageCluster } from '#contracts/damage-report.ts'
import { LINK_KINDS, LINK_RULES } from '#contracts/fraud-link-rules.ts'
import { MemberLink } from '../members/member-link.tsx'
import { LinkDecisionForm } from './link-decision-form.tsx'
import { linkFrame, placeMembers } from './link-geometry.ts'

const SIDE = 320
const percent = (strength: number) => `${Math.round(strength * 100)}%`

/** The accounts that may belong to the person whom a report names: as a picture, as a list, and why each link is there. */
export function LinkedAccounts({ cluster }: { cluster: DamageCluster }) {
  const { members, links } = cluster
  const linked = members.filter(({ hops }) => hops > 0)
  const numberOf = new Map(members.map(({ userSeq }, index) => [userSeq, index + 1]))
  return (
    <Card as="section" aria-labelledby="linked">
      <h2 id="linked" className="text-base font-bold text-ink">
        이어진 계정
      </h2>
      {linked.length === 0 ? (
        <p className="mt-2 text-sm text-ink-3">이 사례의 계정과 이어진 다른 계정은 없어요.</p>
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-3">
            근거의 세기를 더해 {percent(LINK_RULES.joins)}부터 이어요. 오래된 근거는 옅어지고, 같은
            기기만으로는 잇지 않아요.
          </p>
          <div className="mt-3 gap-6 sm:flex sm:items-start">
            <LinkPicture cluster={cluster} />
            <ol className="mt-3 min-w-0 flex-1 divide-y divide-line text-sm sm:mt-0">
              {members.map(({ userSeq, nickName, hops, isJoined, objection }, index) => (
                <li key={userSeq} className="py-2.5">
                  <span className="text-ink-3 tabular-nums">{index + 1}. </span>
                  <MemberLink userSeq={userSeq} nickName={nickName} />{' '}
                  <span className="text-ink-3">
                    {hops === 0 ? '사례에 오른 계정' : isJoined ? `${hops}단계` : '잇지 않음'}
                  </span>
                  {objection?.text && (
                    <span className="mt-1 block break-words whitespace-pre-wrap text-ink-2">
                      이의({kstDate(objection.at)}): {objection.text}
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </div>
          <h3 className="mt-4 text-sm font-bold text-ink">이은 까닭</h3>
          <ul className="mt-1 divide-y divide-line text-sm text-ink-2">
            {links.map(({ members: [one, other], strength, reasons }) => (
              <li key={`${one}-${other}`} className="flex flex-wrap gap-x-3 gap-y-0.5 py-2.5">
                <strong className="font-semibold whitespace-nowrap text-ink tabular-nums">
                  {numberOf.get(one)}–{numberOf.get(other)} · {percent(strength)}
                </strong>
                {reasons.map(({ kind, at, strength: part }) => (
                  <span key={kind}>
                    {LINK_KINDS[kind].label}
                    {LINK_KINDS[kind].halfLifeDays !== null && (
                      <span className="text-ink-3">
                        {' '}
                        ({kstDate(at)}, 지금 {percent(part)})
                      </span>
                    )}
                  </span>
                ))}
              </li>
            ))}
          </ul>
          <LinkDecisionForm members={linked} />
        </>
      )}
    </Card>
  )
}

function LinkPicture({ cluster: { members, links } }: { cluster: DamageCluster }) {
  const placed = placeMembers(members, SIDE)
  const placeOf = new Map(placed.map((place) => [place.userSeq, place]))
  const frame = linkFrame(placed)
  return (
    <svg
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      width={frame.width}
      height={frame.height}
      role="img"
      aria-label={`계정 ${members.length}개와 그 사이의 연결 ${links.length}개. 옆의 목록과 아래의 까닭에 같은 내용이 있어요.`}
      className="h-auto max-w-full shrink-0"
    >
      {links.map(({ members: [one, other], strength }) => {
        const [from, to] = [placeOf.get(one), placeOf.get(other)]
        return (
          from &&
          to && (
            <line
              key={`${one}-${other}`}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              className={strength >= LINK_RULES.joins ? 'stroke-ink-3' : 'stroke-line-strong'}
              strokeWidth={1 + 3 * strength}
              strokeDasharray={strength >= LINK_RULES.joins ? undefined : '4 5'}
            />
          )
        )
      })}
      {placed.map(({ userSeq, number, x, y }) => {
        const member = members.find((each) => each.userSeq === userSeq)
        return (
          <g key={userSeq}>
            <circle
              cx={x}
              cy={y}
              r="14"
              strokeWidth="2"
              className={cx(
                member?.hops === 0 ? 'fill-danger stroke-danger' : 'fill-raised stroke-ink-3',
                member?.isJoined === false && '[stroke-dasharray:3_3]',
              )}
            />
            <text
              x={x}
              y={y + 5}
              textAnchor="middle"
              className={cx(
                'text-sm font-bold',
                member?.hops === 0 ? 'fill-on-primary' : 'fill-ink',
              )}
            >
              {number}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
