/** The part of a region's name that fits on a card: '서울 마포구 합정동' → '합정동', '서울 중구' stays. */
export function shortRegion(fullName: string): string {
  const parts = fullName.split(' ')
  return parts.length > 2 ? (parts.at(-1) ?? fullName) : fullName
}
