import {
  BRIDGE_VERSION,
  type BridgeAnswer,
  type BridgeMessage,
  readAnswer,
  readResult,
  type Verb,
  type Verbs,
} from './protocol.ts'

/**
 * The object that the app puts into the page. Android's answers come as `message` events; iOS answers by the promise
 * that `postMessage` returns.
 */
export interface BridgeObject {
  postMessage(message: string): unknown
  addEventListener?(type: 'message', listener: (event: { data: unknown }) => void): void
}

export interface BridgeDeps {
  /** Called for each request: an app may add the object late. */
  find: () => BridgeObject | undefined
  /** How long an answer may take (milliseconds). */
  patienceMs: number
  newId: () => string
}

/** Sends a request to the app; undefined when the app did not do it, for whatever reason. */
export type Ask = <V extends Verb>(
  verb: V,
  params: Verbs[V]['params'],
) => Promise<Verbs[V]['result'] | undefined>

/**
 * The requests to the app and the answers to them. An app that is older than a verb, throws, does not answer, or sends
 * an invalid answer counts as unable to do it; a verb that it does not know is not requested again.
 */
export function createConnection({ find, patienceMs, newId }: BridgeDeps): Ask {
  const waiting = new Map<string, (answer: BridgeAnswer) => void>()
  const received = new WeakSet<BridgeObject>()
  const unknown = new Set<Verb>()

  function hear(text: unknown) {
    const answer = readAnswer(text)
    if (answer) waiting.get(answer.id)?.(answer)
  }

  function listen(app: BridgeObject) {
    if (received.has(app)) return
    received.add(app)
    app.addEventListener?.('message', (event) => hear(event.data))
  }

  function send(app: BridgeObject, message: BridgeMessage): Promise<BridgeAnswer | null> {
    return new Promise((resolve) => {
      const settle = (answer: BridgeAnswer | null) => {
        clearTimeout(timer)
        waiting.delete(message.id)
        resolve(answer)
      }
      const timer = setTimeout(settle, patienceMs, null)
      waiting.set(message.id, settle)
      try {
        listen(app)
        Promise.resolve(app.postMessage(JSON.stringify(message))).then(hear, () => settle(null))
      } catch {
        settle(null)
      }
    })
  }

  return async (verb, params) => {
    const app = unknown.has(verb) ? undefined : find()
    if (!app) return undefined
    const message = { version: BRIDGE_VERSION, id: newId(), verb, params } as BridgeMessage
    const answer = await send(app, message)
    if (!answer) return undefined
    if ('error' in answer) {
      if (answer.error === 'UNKNOWN_VERB') unknown.add(verb)
      return undefined
    }
    return readResult[verb](answer.result)
  }
}
