/** What became of a form that a room's page took. With `error` the page is answered as it is; otherwise 303 follows. */
export interface ActionOutcome {
  /** Of the answer when there is an error. */
  status: number
  error?: {
    /** Name of the field that the sentence stands at; without it, above the form. */
    field?: string
    message: string
  }
  /** What was typed, to be shown again. */
  typed?: Record<string, string>
  /** A sentence that the next page tells. */
  toast?: string
  /** Where it goes on; the room when absent. */
  to?: string
}

/** What the room's page knows of a form that could not be taken. */
export interface ActionProblem extends Pick<ActionOutcome, 'error' | 'typed'> {
  intent: string
}
