import { expect, it } from 'vitest'
import { placeholderColor } from './placeholder-color.ts'

it('a placeholder is near the colour of its picture', () => {
  expect(placeholderColor('#5d6470')).toBe('#666')
  expect(placeholderColor('#FDF0C9')).toBe('#ffc')
  expect(placeholderColor('#000000')).toBe('#000')
})

it('an invalid colour gives no placeholder, whatever it would do in a style', () => {
  for (const wrong of ['', 'red', '#fff', '#12345g', '#123456;position:fixed'])
    expect(placeholderColor(wrong)).toBeUndefined()
})
