/**
 * The ceiling for texts of the whole installation, the identity agency's included, by hour and day. It bounds the cost
 * of an attack, wherever it comes from. Unlike the other limits it counts texts that turned out honest as well.
 */
export interface TextCeiling {
  /** @returns null when a text may be sent, otherwise the seconds until one may */
  take(asker: TextAsker): Promise<number | null>
  /** Nothing was sent after all. */
  giveBack(asker: TextAsker): Promise<void>
  /** Counts a sent text, and raises the alarms that it causes. */
  noteSent(): Promise<void>
  /** The code of a text was confirmed. */
  noteConfirmed(): Promise<void>
}

export interface TextAsker {
  /** The owner of the number has signed in on this device before. */
  isKnownDevice: boolean
}
