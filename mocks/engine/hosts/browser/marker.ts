/** Present in every build with the simulator and in no other, which the tests of the builds check. */
export const simulatorMarker = 'simulated-backend'
