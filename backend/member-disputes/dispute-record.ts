import type { OwnDispute } from '#contracts/member-dispute.ts'

/** What is handed to a mediator. */
export interface DisputeRecord
  extends Omit<OwnDispute, 'side' | 'roomId' | 'canAddEvidence' | 'hasPack' | 'actions'> {
  madeAt: string
  messages: { messageSeq: number; by: string; text: string; at: string }[]
}
