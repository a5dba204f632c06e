import type { EndpointMeta } from '#contracts/endpoint.ts'
import { createAnswerCache } from './answer-cache.ts'
import type { CallContext } from './client.ts'
import { type AskForChanges, createContentClock } from './content-clock.ts'
import { createFollowedAnswers } from './followed-answers.ts'

interface Question {
  /** Host and verb. */
  name: string
  meta: EndpointMeta
  input: unknown
  /** Whether it changes nothing. */
  isRead: boolean
}

/** Answers one call of a visitor's request: from what is kept, or by asking the host. */
export type AnswerCall = (
  question: Question,
  ask: (context: CallContext) => Promise<unknown>,
  context: CallContext,
) => Promise<unknown>

/** Keeps what hosts answer to everybody alike: for a while (`keepMs`), or until it changes (`follows`). */
export function createKeptAnswers(askForChanges: AskForChanges, now: () => number) {
  const cache = createAnswerCache(now)
  const clock = createContentClock(askForChanges, now)
  const followed = createFollowedAnswers({ clock, now })

  return {
    /** For the calls of one request. */
    open(): AnswerCall {
      /** Asked once a request, and again when it has changed something itself. */
      let isUpToDate: Promise<boolean> | undefined
      return async ({ name, meta, input, isRead }, ask, context) => {
        // A kept answer serves everybody: it is asked for without the visitor's token and signal.
        const askForAll = () => ask({ requestId: context.requestId })
        if (meta.auth === 'none' && meta.keepMs)
          return cache.get(keyOf(name, input), meta.keepMs, askForAll)
        if (meta.auth === 'none' && meta.follows) {
          isUpToDate ??= clock.reach()
          return (await isUpToDate)
            ? followed.get({ key: keyOf(name, input), input, follows: meta.follows }, askForAll)
            : ask(context)
        }
        if (isRead) return ask(context)
        try {
          return await ask(context)
        } finally {
          isUpToDate = undefined
        }
      }
    },
  }
}

const keyOf = (name: string, input: unknown) => `${name}:${JSON.stringify(input ?? null)}`
