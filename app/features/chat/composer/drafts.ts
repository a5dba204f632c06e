const PREFIX = 'chat-draft:'

const keyOf = (userSeq: number, roomId: number) => `${PREFIX}${userSeq}:${roomId}`

/** What a person was about to write in a room, in this tab; '' when nothing. */
export function readDraft(userSeq: number, roomId: number): string {
  return sessionStorage.getItem(keyOf(userSeq, roomId)) ?? ''
}

export function keepDraft(userSeq: number, roomId: number, text: string): void {
  const key = keyOf(userSeq, roomId)
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // A full storage keeps no draft; what is typed stays where it is.
  }
}

/** At a sign-out nothing that was written stays. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
