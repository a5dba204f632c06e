/**
 * The class of the box of a single picture or video: its own proportions, but neither a strip nor a tower. The box stands
 * before anything of it has come, so that nothing moves.
 * @param tallest the highest box; videos of phones are 9:16 and are not cut
 */
export function boxOf(
  { width, height }: { width: number; height: number },
  tallest: '3/4' | '9/16' = '3/4',
): string {
  const wide = width / height
  const [least, tower] = tallest === '3/4' ? [3 / 4, 'aspect-[3/4]'] : [9 / 16, 'aspect-[9/16]']
  if (wide < least) return tower
  return wide > 16 / 9 ? 'aspect-video' : 'h-auto'
}
