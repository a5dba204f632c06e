import { Card } from '#app/components/card.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { PostVersion } from '#contracts/announcement.ts'
import { POST_STATES, type PostState } from '#contracts/announcement-rules.ts'

const DID: Record<PostVersion['did'], string> = {
  SAVE: '저장',
  HIDE: '숨김',
  SHOW: '다시 보임',
  ROLL_BACK: '되돌림',
  DRAW: '추첨',
}

/** What hiding is called. */
export interface VersionWords {
  states: Record<PostState, string>
  hide: string
  show: string
  did: Record<PostVersion['did'], string>
}

const POST_WORDS: VersionWords = {
  states: POST_STATES,
  hide: '숨기기',
  show: '다시 보이기',
  did: DID,
}

/** Of what is switched on and off instead of shown and hidden. */
export const SWITCH_WORDS: VersionWords = {
  states: { ...POST_STATES, SHOWN: '켜짐', HIDDEN: '꺼짐' },
  hide: '끄기',
  show: '켜기',
  did: { ...DID, HIDE: '끔', SHOW: '켬' },
}

/** The state of a post, hiding it or showing it again, and who did what; each version can be restored. */
export function PostVersions({
  state,
  version,
  versions,
  words = POST_WORDS,
}: {
  state: PostState
  version: number
  versions: readonly PostVersion[]
  words?: VersionWords
}) {
  const isHidden = state === 'HIDDEN'
  return (
    <>
      <Card as="section" aria-labelledby="state" className="space-y-3">
        <h2 id="state" className="text-base font-bold text-ink">
          지금 상태: {words.states[state]}
        </h2>
        <PostForm intent={isHidden ? 'SHOW' : 'HIDE'}>
          <input type="hidden" name="version" value={version} />
          <SubmitButton variant="secondary">{isHidden ? words.show : words.hide}</SubmitButton>
        </PostForm>
      </Card>
      <Card as="section" aria-labelledby="versions">
        <h2 id="versions" className="text-base font-bold text-ink">
          바꾼 기록
        </h2>
        <ol className="mt-2 divide-y divide-line text-sm">
          {versions.map((each) => (
            <li key={each.version} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <div className="min-w-0 flex-1 basis-48">
                <p className="text-ink-3">
                  {each.version}판 · {words.did[each.did]}
                  {each.fromVersion !== null && ` (${each.fromVersion}판으로)`} ·{' '}
                  {each.operatorName ?? '운영팀'} ·{' '}
                  <time dateTime={each.at}>{kstDateTime(each.at)}</time>
                </p>
                <p className="wrap-anywhere text-ink">
                  {each.title}
                  {each.startsAt !== null && (
                    <>
                      {' '}
                      (<time dateTime={each.startsAt}>{kstDateTime(each.startsAt)}</time> 시작)
                    </>
                  )}
                </p>
              </div>
              {each.version !== version && (
                <PostForm intent="ROLL_BACK">
                  <input type="hidden" name="version" value={version} />
                  <input type="hidden" name="toVersion" value={each.version} />
                  <SubmitButton
                    variant="secondary"
                    size="sm"
                    aria-label={`${each.version}판으로 되돌리기`}
                  >
                    되돌리기
                  </SubmitButton>
                </PostForm>
              )}
            </li>
          ))}
        </ol>
      </Card>
    </>
  )
}
