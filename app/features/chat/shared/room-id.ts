/** Of the open room, where a keyboard skips the list to. */
export const ROOM_ID = 'room'
