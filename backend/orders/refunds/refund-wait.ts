/** Why a refund waits for its buyer, who has no bank account yet, or one that takes no money for a day after its change. */
export type RefundWait = 'ACCOUNT_NEEDED' | 'ACCOUNT_HELD'
