/* `message_seq` of files that belong to no message any more: no message has these numbers, so that nobody sees them there. */

/** On its way out: nobody can send it any more. */
export const CONDEMNED = 0
/** A report holds it as evidence; it goes with the report. */
export const EVIDENCE_ONLY = -1
