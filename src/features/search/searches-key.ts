/** Storage key of the searches, in its own file, because the home page needs only the key to look for any. */
export const searchesKey = 'fieldwork.searches'
