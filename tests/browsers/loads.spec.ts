import { mkdir } from 'node:fs/promises'
import { browserArgs } from '../../scripts/check/browser.ts'
import { prepareFirefox } from './drivers/firefox.ts'
import { type Program, start, startDisplay } from './drivers/processes.ts'
import { python, webkitSettings, webkitWindow } from './drivers/webkit.ts'
import { type EngineName, expect, programOf, test } from './test.ts'
import { startLeaves } from './leaves.ts'
import { loads, startTour } from './tour.ts'

/** Starts a browser as its users do, with nothing that drives it. */
async function open(
  engine: EngineName,
  profile: string,
  url: string,
  isPrivate: boolean,
): Promise<Program[]> {
  if (engine === 'firefox') {
    await prepareFirefox(profile, { isPrivate, theme: 'light' })
    return [start(programOf(engine), ['--headless', '--no-remote', '--profile', profile, url])]
  }
  if (engine === 'chromium') {
    // The tests of a container may run as root.
    const args = [...browserArgs, '--headless=new', '--no-sandbox', `--user-data-dir=${profile}`]
    return [start(programOf(engine), [...args, url])]
  }
  const display = await startDisplay()
  const args = isPrivate ? [] : ['--profile', profile]
  const env = { ...webkitSettings, DISPLAY: display.display }
  return [start(python, [webkitWindow, ...args, url], env), display]
}

for (const isPrivate of [false, true]) {
  test(`twenty loads and moves through the history ${isPrivate ? 'in a private window' : 'with a profile'}: each first call is answered`, async ({
    engine,
  }, testInfo) => {
    const profile = testInfo.outputPath('profile')
    await mkdir(profile, { recursive: true })
    const tour = await startTour()
    const programs = await open(engine, profile, tour.url, isPrivate)
    try {
      for (const [index, load] of loads.entries()) {
        const options = {
          message: `load ${index + 1}, ${load || 'home'}, reports`,
          timeout: 30_000,
        }
        await expect.poll(() => tour.stops.length, options).toBeGreaterThan(index)
      }
    } finally {
      for (const program of programs) {
        program.child.kill()
        await program.ended()
      }
      tour.stop()
    }
    const summary = tour.stops.map(({ load, took }) => `${load || 'home'}: ${took} ms`).join(', ')
    testInfo.annotations.push({ type: 'loads', description: summary })
    expect(tour.stops.filter(({ isAnswered }) => !isAnswered)).toEqual([])
  })
}

for (const build of ['demo', 'app'] as const) {
  test(`ten pages of the ${build}, left while they load: each time the other site opens`, async ({
    engine,
  }, testInfo) => {
    const profile = testInfo.outputPath('profile')
    await mkdir(profile, { recursive: true })
    const leaves = await startLeaves(build)
    const programs = await open(engine, profile, leaves.url, false)
    try {
      await expect.poll(leaves.done, { message: 'pages left', timeout: 0 }).toBe(10)
    } finally {
      for (const program of programs) {
        program.child.kill()
        await program.ended()
      }
      leaves.stop()
    }
    expect([...leaves.lost], 'led back to the page after these milliseconds').toEqual([])
  })
}
