/** Data of a user that a feature stores in this browser. */
export interface PersonalStorage {
  /** Called when a session ends, for whatever reason. */
  onSessionEnd: () => void
  /** Called when the user signs out, before the next page. */
  onSignOut: () => Promise<void>
}

/** What is cleared with the session; `app/start-features.ts` adds each. */
export const personalStorages: PersonalStorage[] = []
