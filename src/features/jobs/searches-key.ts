/** Where the searches are kept in this browser. By itself, so that whoever only asks whether there are any loads no more. */
export const searchesKey = 'fieldwork.searches'
