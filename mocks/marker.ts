/** A word that stands in every build with the simulator and in none without it: the house tests look for it. */
export const simulatorMarker = 'fieldwork-simulator'
