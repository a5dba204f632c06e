import { CLOSE_CODES } from '#contracts/chat-facts.ts'
import type { Connection } from './connection.ts'

/** Sets by key; a set that became empty is forgotten. */
class Groups<Key, Member> {
  readonly #groups = new Map<Key, Set<Member>>()

  of(key: Key): ReadonlySet<Member> {
    return this.#groups.get(key) ?? NONE
  }

  add(key: Key, member: Member): void {
    const group = this.#groups.get(key)
    if (group) group.add(member)
    else this.#groups.set(key, new Set([member]))
  }

  remove(key: Key, member: Member): void {
    const group = this.#groups.get(key)
    group?.delete(member)
    if (group?.size === 0) this.#groups.delete(key)
  }
}

const NONE: ReadonlySet<never> = new Set()

/** Every open socket of this process, by person, session and store. */
export class Connections {
  readonly all = new Set<Connection>()
  readonly #byUser = new Groups<number, Connection>()
  readonly #bySession = new Groups<string, Connection>()
  readonly #byStore = new Groups<number, Connection>()
  readonly #mostOfOne: number

  constructor(mostOfOne: number) {
    this.#mostOfOne = mostOfOne
  }

  /** Takes one more; of somebody who has too many the oldest makes room. */
  add(connection: Connection): void {
    const { viewer, storeSeq } = connection
    const before = this.#byUser.of(viewer.userSeq)
    if (before.size >= this.#mostOfOne) {
      const [oldest] = before
      if (oldest) {
        this.remove(oldest)
        oldest.close(CLOSE_CODES.REPLACED, 'opened in too many places')
      }
    }
    this.all.add(connection)
    this.#byUser.add(viewer.userSeq, connection)
    this.#bySession.add(viewer.sessionId, connection)
    this.#byStore.add(storeSeq, connection)
  }

  /** @returns whether it was there still */
  remove(connection: Connection): boolean {
    if (!this.all.delete(connection)) return false
    const { viewer, storeSeq } = connection
    this.#byUser.remove(viewer.userSeq, connection)
    this.#bySession.remove(viewer.sessionId, connection)
    this.#byStore.remove(storeSeq, connection)
    return true
  }

  ofUser = (userSeq: number) => this.#byUser.of(userSeq)
  ofSession = (sessionId: string) => this.#bySession.of(sessionId)
  ofStore = (storeSeq: number) => this.#byStore.of(storeSeq)
}
