/** Where a picture was "taken". Standing scenes have a wall and a ground, flat ones are seen from above. */
export const STANDING_SCENES = [
  'STUDIO',
  'DESK',
  'ROOM',
  'SHELF',
  'OUTDOOR',
  'PARKING',
  'LAWN',
] as const
export const FLAT_SCENES = [
  'BOARDS',
  'BLANKET',
  'TILE',
  'PAPER',
  'CONCRETE',
  'GRASS',
  'CARPET',
] as const
const ART_SCENES = ['BADGE', 'STAGE'] as const
export const SCENES = [...STANDING_SCENES, ...FLAT_SCENES, 'WALL', ...ART_SCENES] as const
export type Scene = (typeof SCENES)[number]

/**
 * Colours of one setting: `back` is the wall (or the whole ground of a flat scene), `front` the
 * ground, `accent` seams, stripes, leaves. The placeholder colour of a picture is `back`.
 */
export interface Palette {
  back: string
  front: string
  accent: string
}

const palette = (back: string, front: string, accent: string): Palette => ({ back, front, accent })

export const PALETTES: Record<Scene, readonly [Palette, ...Palette[]]> = {
  STUDIO: [
    palette('#f1efec', '#e4e0db', '#ffffff'),
    palette('#dfe9ef', '#cbdbe5', '#f4fafd'),
    palette('#f3dfd6', '#e8cdc0', '#fdf1ea'),
    palette('#dde6d7', '#c9d6c1', '#f2f7ee'),
    palette('#f5e6bf', '#ead49b', '#fdf6e0'),
    palette('#d9d6e8', '#c5c0da', '#f0eef8'),
    palette('#5d6470', '#474d58', '#8a93a3'),
    palette('#f4d3d6', '#e7bcc1', '#fdecee'),
  ],
  DESK: [
    palette('#ece7e0', '#c69a6b', '#8b623b'),
    palette('#d5dfe0', '#a9774a', '#6f4a2a'),
    palette('#e9dccb', '#7b5236', '#4a2f1d'),
    palette('#f2f1ee', '#e3cfae', '#b99d73'),
    palette('#aebfb6', '#cfa679', '#94703f'),
    palette('#8fa3b5', '#d9bd94', '#a1835a'),
    palette('#e9e7e3', '#e9e6e1', '#c9c4bb'),
    palette('#dcd8d0', '#5a4a3d', '#3b3028'),
  ],
  ROOM: [
    palette('#efe9df', '#c8a27a', '#ffffff'),
    palette('#d9e2e6', '#b98f66', '#f7fafb'),
    palette('#e7d9c9', '#8d6647', '#f9f2ea'),
    palette('#c9d3c3', '#caa882', '#eff3ec'),
    palette('#f3e3dc', '#d7b993', '#fffaf7'),
    palette('#e6e5e1', '#b7a188', '#f4f3f0'),
    palette('#f1f0ec', '#d6c3a3', '#ffffff'),
  ],
  SHELF: [
    palette('#f0ece4', '#fbfaf7', '#c9c2b6'),
    palette('#d3dcd8', '#d9b88c', '#9a7b52'),
    palette('#e8d5c6', '#a87b52', '#6e4c2f'),
    palette('#c4cfdb', '#f6f6f4', '#a9b0b8'),
    palette('#6f7f79', '#caa779', '#8a6a41'),
  ],
  OUTDOOR: [
    palette('#a9c58c', '#b48a60', '#6f9a57'),
    palette('#bfd9ea', '#b9b4ab', '#84ab6b'),
    palette('#f0cda0', '#a27a54', '#c98a4b'),
    palette('#9fbfa6', '#8f8a83', '#4f7f62'),
    palette('#d7c6d9', '#ad8f74', '#a57fa0'),
  ],
  BOARDS: [
    palette('#cda67a', '#b98f62', '#8f6a42'),
    palette('#e0c9a6', '#d1b68d', '#b0946a'),
    palette('#9a6c48', '#85593a', '#5d3c25'),
    palette('#d8d2c8', '#c8c1b5', '#a59d90'),
    palette('#b7845a', '#a37249', '#754e2f'),
  ],
  BLANKET: [
    palette('#e9e2d6', '#ddd3c3', '#c9bba5'),
    palette('#b9c7d3', '#a6b7c5', '#8da1b2'),
    palette('#dcb7ae', '#cfa59b', '#b98a7f'),
    palette('#a9b79f', '#98a88d', '#7f9174'),
    palette('#6a7488', '#5b6579', '#4b5468'),
    palette('#efe3c6', '#e4d4ae', '#d0bb8c'),
    palette('#c9bfd9', '#b8acca', '#9f91b6'),
    palette('#f1efeb', '#e9e6e0', '#d9d5cd'),
    palette('#c9c9c7', '#bfbfbc', '#a9a9a6'),
  ],
  TILE: [
    palette('#e8ebec', '#dde1e3', '#bfc6c9'),
    palette('#dfd8cd', '#d3cabc', '#b6ab9a'),
    palette('#c7d6d4', '#b8cac8', '#98aeac'),
    palette('#b9bcc2', '#abafb6', '#8b9098'),
  ],
  PAPER: [
    palette('#f7f3ea', '#efe8da', '#e0d5c0'),
    palette('#ffd9c7', '#ffc9b1', '#f4b096'),
    palette('#cfe6e1', '#bcdbd4', '#9fc6bd'),
    palette('#ffe7a8', '#fbdb8b', '#ebc566'),
    palette('#d6def5', '#c4cff0', '#a9b8e2'),
    palette('#d8b98f', '#cba97c', '#b18e60'),
    palette('#e3d5f0', '#d5c3e8', '#bca6d6'),
    palette('#ecebe8', '#e4e3df', '#d3d1cc'),
    palette('#b9bab8', '#b0b1af', '#a0a19e'),
  ],
  CARPET: [
    palette('#b9b2a6', '#aaa294', '#8d8577'),
    palette('#8f9297', '#82858a', '#6a6d72'),
    palette('#d3c9b8', '#c6bba8', '#a99e8a'),
  ],
  WALL: [
    palette('#efede8', '#e4e1da', '#d5d1c8'),
    palette('#e6e3dc', '#d8d3c8', '#c3bdb0'),
    palette('#dfe3e4', '#d0d6d8', '#b8c0c3'),
    palette('#f3f2ef', '#eae8e3', '#c9a57a'),
  ],
  PARKING: [
    palette('#c3c4c2', '#7d7f80', '#e9e8e2'),
    palette('#a3624c', '#868480', '#e9e8e2'),
    palette('#b9bfb2', '#8d8c87', '#f0d27a'),
  ],
  LAWN: [palette('#b7c4a8', '#8a9a6c', '#748558'), palette('#c9d0c8', '#9aa37c', '#868f68')],
  CONCRETE: [
    palette('#c9c8c5', '#bdbcb8', '#9d9c98'),
    palette('#a9adb0', '#9da1a5', '#7f8488'),
    palette('#d8d3cb', '#cdc7be', '#aca599'),
    palette('#83878b', '#787c80', '#5d6165'),
  ],
  GRASS: [
    palette('#86ab57', '#769b49', '#587b34'),
    palette('#9bb565', '#8aa655', '#6b873d'),
    palette('#6f9a5f', '#618b52', '#46693a'),
  ],
  BADGE: [
    palette('#ffe0cc', '#ffc4a0', '#ffffff'),
    palette('#d6ecdf', '#aedbc2', '#ffffff'),
    palette('#d9e6fb', '#b3cdf6', '#ffffff'),
    palette('#fbe3ea', '#f5bccd', '#ffffff'),
    palette('#fff0c4', '#ffdd80', '#ffffff'),
    palette('#e6defa', '#c9b8f2', '#ffffff'),
    palette('#dff1f4', '#aadbe3', '#ffffff'),
    palette('#ece7e1', '#d3c8bb', '#ffffff'),
  ],
  STAGE: [
    palette('#ffe3d1', '#ffcbab', '#ff9f70'),
    palette('#d8efe4', '#b4dfca', '#6fbf9a'),
    palette('#dbe7fd', '#b9d0fa', '#7ea6ee'),
    palette('#fdf0c9', '#fbe09a', '#f0bd45'),
    palette('#f9dfe8', '#f3bfd0', '#e58aa7'),
    palette('#e7e0fb', '#cfc0f5', '#a48ae6'),
    palette('#d9f0f2', '#aedde2', '#5cb4bf'),
  ],
}

/** The palette of a setting; the index wraps, so that any integer is good. */
export function paletteOf(scene: Scene, index: number): Palette {
  const palettes = PALETTES[scene]
  return palettes[((index % palettes.length) + palettes.length) % palettes.length] ?? palettes[0]
}

/** Whether things lie on the ground and are seen from above. */
export function isFlat(scene: Scene): boolean {
  return (FLAT_SCENES as readonly Scene[]).includes(scene)
}
