/** An answer, or a refusal that the contract declares; refusals contain the host's message for the user. */
export type Result<Data, Code extends string> =
  | { ok: true; data: Data }
  | { ok: false; code: Code; status: number; message: string; data?: unknown }
