/** Where the searches are stored. In a file of its own: the home page reads only whether there are any. */
export const searchesKey = 'fieldwork.searches'
