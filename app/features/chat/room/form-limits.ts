export const PLACE_LENGTH = 60
export const DETAIL_LENGTH = 1_000
