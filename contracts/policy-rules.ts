// Without the schema library, so that code in the browser may import it.
import { datedStates } from './notice-days.ts'

/** The most characters of a text, and of the reason of a change. */
export const POLICY_LIMITS = { body: 20_000, reason: 300 } as const

/** Where a version of a text stands. */
export const POLICY_STATES = datedStates('지난 내용')

/** A body as it is kept: whatever a browser or an editor made of its lines, one empty line between paragraphs. */
export function normalPolicyBody(typed: string): string {
  return typed
    .replaceAll('\0', '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The name of a section. Its number does not count: it moves where others are added or removed. */
export const sectionName = (heading: string): string => heading.replace(/^제\d+조\s*/, '')

/** What is wrong with a body as it is kept, or null. Versions are compared by section, so that each has its own name. */
export function policyBodyProblem(body: string): string | null {
  if (body === '') return '내용을 적어 주세요.'
  if (body.length > POLICY_LIMITS.body)
    return `내용을 ${POLICY_LIMITS.body.toLocaleString('ko-KR')}자까지 적을 수 있어요. 지금은 ${body.length.toLocaleString('ko-KR')}자예요.`
  const names = new Set<string>()
  for (const [place, line] of body.split('\n').entries()) {
    if (!line.startsWith('#')) continue
    const heading = /^## +(\S.*)$/.exec(line)?.[1]
    if (heading === undefined)
      return `${place + 1}번째 줄: 제목은 '## 제1조 (목적)'처럼 '## ' 뒤에 적어 주세요.`
    const name = sectionName(heading)
    if (names.has(name)) return `${place + 1}번째 줄: '${heading}'과 이름이 같은 조항이 있어요.`
    names.add(name)
  }
  return names.size > 0 ? null : "제목이 하나는 있어야 해요. '## 제1조 (목적)'처럼 적어 주세요."
}
