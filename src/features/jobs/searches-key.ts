/** Storage key of the searches. A separate file, as the home page only checks whether there are any. */
export const searchesKey = 'fieldwork.searches'
