let userSeq: number | null = null
const followers = new Set<(userSeq: number | null) => void>()

function tell(seq: number | null) {
  if (seq === userSeq) return
  userSeq = seq
  for (const follow of followers) follow(seq)
}

/** Who the person is, for the scripts that measure; they read it here, whenever they come. */
export const analytics = {
  get userSeq(): number | null {
    return userSeq
  },
  identify(seq: number): void {
    tell(seq)
  },
  /** After a sign-out nothing more is counted for that person. */
  clear(): void {
    tell(null)
  },
  /** Tells `follow` who it is when somebody is signed in, and at every change. */
  follow(follow: (userSeq: number | null) => void): void {
    followers.add(follow)
    if (userSeq !== null) follow(userSeq)
  },
}
