/* `message_seq` of files that belong to no message any more: no message has these numbers, so they are shown in none. */

/** About to be deleted: no user can send it any more. */
export const TO_DELETE = 0
/** A report retains it as evidence; it is deleted with the report. */
export const EVIDENCE_ONLY = -1
