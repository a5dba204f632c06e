let userSeq: number | null = null

/** Who the person is, for the scripts that measure; they read it here, whenever they come. */
export const analytics = {
  get userSeq(): number | null {
    return userSeq
  },
  identify(seq: number): void {
    userSeq = seq
  },
  /** After a sign-out nothing more is counted for that person. */
  clear(): void {
    userSeq = null
  },
}
