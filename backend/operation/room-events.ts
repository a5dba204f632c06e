/**
 * What other domains do about the conversation of a room, after its commit. A lost call loses nothing but time: the
 * listener looks again when it matters.
 */
export interface RoomEvents {
  /** The two members have agreed on an appointment; the same one again changes nothing. */
  appointmentAgreed(roomId: number): Promise<void>
}
