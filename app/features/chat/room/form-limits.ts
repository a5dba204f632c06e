export const PLACE_LENGTH = 60
