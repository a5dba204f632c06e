import { GOODS_KINDS } from './all-kinds.ts'
import { colourIn, metalIn, patternIn } from './colours.ts'
import type { Facts, Kind } from './kind.ts'

/** What a thing looks like, as its row of the catalogue says it. */
export interface Look {
  kind: string
  facts: Facts
  /** A colour's name or '#rrggbb', where the thing comes in one colour only. */
  colour: string | null
  metal: string | null
  pattern: string | null
}

/**
 * Reads 'phone cameras=3 island=SQUARE colour=블랙'. `_` stands for a blank within a value.
 * @throws Error when there is no such kind, or it knows no such fact
 */
export function parseLook(text: string): Look {
  const [name = '', ...parts] = text.split(' ')
  const kind = GOODS_KINDS[name]
  if (!kind) throw new Error(`there is no kind '${name}'`)
  const facts: Record<string, number | string> = {}
  const look: Look = { kind: name, facts, colour: null, metal: null, pattern: null }
  for (const part of parts) {
    const [key = '', ...rest] = part.split('=')
    const value = rest.join('=').replaceAll('_', ' ')
    if (key === 'colour' || key === 'metal') look[key] = hexOf(value, key)
    else if (key === 'pattern') look.pattern = value
    else facts[key] = factOf(name, kind, key, value)
  }
  return look
}

function hexOf(value: string, key: 'colour' | 'metal'): string {
  if (/^#[0-9a-f]{6}$/.test(value)) return value
  const hex = key === 'colour' ? colourIn(value) : metalIn(value)
  if (!hex) throw new Error(`'${value}' is no ${key}`)
  return hex
}

function factOf(name: string, kind: Kind, key: string, value: string): number | string {
  const usual = kind.facts[key]
  if (usual === undefined) throw new Error(`a ${name} has no '${key}'`)
  if (typeof usual === 'string') return value
  const number = Number(value)
  if (value === '' || !Number.isFinite(number)) throw new Error(`${key}=${value} is no number`)
  return number
}

/** The colours of one thing: what its title names, else its row's own, else one of the usual ones. */
export function paintsOf(
  look: Look,
  title: string,
  seed: number,
): { colour: string; metal: string; pattern: string } {
  const usual = GOODS_KINDS[look.kind]?.colours ?? ['#8e9195']
  const any = usual[Math.abs(seed) % usual.length] ?? usual[0]
  return {
    colour: look.colour ?? colourIn(title) ?? any,
    metal: metalIn(title) ?? look.metal ?? '#cfd2d5',
    pattern: look.pattern ?? patternIn(title) ?? '',
  }
}
