/** The whole pack, or what people read of it. */
export const EVIDENCE_FORMATS = ['ZIP', 'PDF'] as const

/** Where the public key of packs is published. */
export const EVIDENCE_KEY_PATH = '/.well-known/evidence-key.pem'
