/** Text of a row that is loading, which the style `waiting` hides: no word that a search in the page or a translator meets. */
export const dashes = (length: number): string => '–'.repeat(length)
