import { CLOSE_CODES } from '#contracts/chat-constants.ts'
import type { Connection } from './connection.ts'

/** Sets by key; an empty set is removed. */
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

/** Every open socket of this process, by user, session and store. */
export class Connections {
  readonly all = new Set<Connection>()
  readonly #byUser = new Groups<number, Connection>()
  readonly #bySession = new Groups<string, Connection>()
  readonly #byStore = new Groups<number, Connection>()
  readonly #maxPerUser: number

  constructor(maxPerUser: number) {
    this.#maxPerUser = maxPerUser
  }

  /** Adds a connection; the oldest of a user who has too many is closed. */
  add(connection: Connection): void {
    const { viewer, storeSeq } = connection
    const before = this.#byUser.of(viewer.userSeq)
    if (before.size >= this.#maxPerUser) {
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

  /** @returns whether it was still there */
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
