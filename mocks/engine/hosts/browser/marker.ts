/** A word in every build with the simulator and in none without it: the tests of the builds look for it. */
export const simulatorMarker = 'simulated-backend'
