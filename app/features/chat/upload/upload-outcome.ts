export type UploadOutcome =
  | { ok: true; mediaId: string; width: number; height: number }
  /** `isLost`: it was not refused, the connection or the server was away; a later attempt may succeed. */
  | { ok: false; message: string; isLost: boolean }
