/** The choice of an address that is written on the form itself. */
export const NEW_ADDRESS = 'new'
