/**
 * What a company made of a request. `refused` is its last word, with its reason for programs and a sentence for the user.
 * `unknown`: no answer came that says what it did. Asking again is the only way to find out, and where money moves with
 * the same key. Such a call takes seconds and must not run inside a transaction of the database.
 */
export type CompanyOutcome<Done extends object, Reason extends string> =
  | ({ kind: 'done' } & Done)
  | { kind: 'refused'; refusal: Reason; message: string }
  | { kind: 'unknown'; cause: Error }
