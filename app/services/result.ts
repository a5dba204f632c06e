/** An answer, or a refusal that the contract foresees; refusals carry the host's sentence for the person. */
export type Result<Data, Code extends string> =
  | { ok: true; data: Data }
  | { ok: false; code: Code; status: number; message: string; data?: unknown }
