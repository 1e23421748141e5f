/** Present in every build with the simulator and in no other; checked by the tests of the builds. */
export const simulatorMarker = 'simulated-backend'
