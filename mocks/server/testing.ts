import type { ServerSetup } from '../runtime/server.ts'
import { scenarios } from '../scenarios/index.ts'

/**
 * How tests start a server: on any free port, with the scenarios' rows and without their files, which take a second on a
 * slow disk and which few tests need.
 *
 * @param data the folder for its world
 */
export function testSetup(data: string): ServerSetup {
  return {
    data,
    host: '127.0.0.1',
    port: 0,
    scenarios: scenarios.map((scenario) => ({
      ...scenario,
      build: (seed, now) => ({ data: scenario.build(seed, now).data, files: new Map() }),
    })),
    scenario: 'everyday',
    seed: 7,
    reset: false,
    appUrl: 'https://app.example/',
    thirdParties: false,
    desk: false,
  }
}
