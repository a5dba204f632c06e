/** Whose bank account it is. A suspended member adds one while money waits for it, without a session. */
export interface AccountOwner {
  userSeq: number
  status?: 'SUSPENDED' | undefined
}
