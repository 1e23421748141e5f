import { mkdir } from 'node:fs/promises'
import type { TestInfo } from 'playwright/test'
import { browserArgs } from '../../scripts/check/browser.ts'
import { prepareFirefox } from './drivers/firefox.ts'
import { Program } from '../support/program.ts'
import { python, startDisplay, webkitWindow } from './drivers/webkit.ts'
import { type EngineName, expect, programOf, test } from './test.ts'
import { loads, startLeaves, startTour } from './tour.ts'

/** Starts a browser as its users do, with nothing that drives it. */
async function open(
  engine: EngineName,
  profile: string,
  url: string,
  isPrivate: boolean,
): Promise<Program[]> {
  if (engine === 'firefox') {
    await prepareFirefox({ profile, isPrivate })
    return [new Program(programOf(engine), ['--headless', '--no-remote', '--profile', profile, url])]
  }
  if (engine === 'chromium') {
    // The tests of a container may run as root.
    const args = [...browserArgs, '--headless=new', '--no-sandbox', `--user-data-dir=${profile}`]
    return [new Program(programOf(engine), [...args, url])]
  }
  const { display, env } = await startDisplay()
  const args = isPrivate ? [] : ['--profile', profile]
  return [new Program(python, [webkitWindow, ...args, url], env), display]
}

/** Starts a browser with a new profile at a tour, and quits it when the tour is over. */
async function follow(
  engine: EngineName,
  testInfo: TestInfo,
  { url, stop }: { url: string; stop: () => void },
  over: () => Promise<void>,
  isPrivate = false,
): Promise<void> {
  const profile = testInfo.outputPath('profile')
  await mkdir(profile, { recursive: true })
  const programs = await open(engine, profile, url, isPrivate)
  try {
    await over()
  } finally {
    for (const program of programs) await program.stop()
    stop()
  }
}

for (const isPrivate of [false, true]) {
  test(`fifteen loads and moves through the history ${isPrivate ? 'in a private window' : 'with a profile'}: each first call is answered`, async ({
    engine,
  }, testInfo) => {
    const tour = await startTour()
    const over = async () => {
      for (const [index, load] of loads.entries()) {
        // The timeout of the test ends a load that hangs.
        const options = { message: `load ${index + 1}, ${load || 'home'}, reports`, timeout: 0 }
        await expect.poll(() => tour.stops.length, options).toBeGreaterThan(index)
      }
    }
    await follow(engine, testInfo, tour, over, isPrivate)
    expect(tour.stops.filter(({ isAnswered }) => !isAnswered)).toEqual([])
  })
}

for (const build of ['demo', 'app'] as const) {
  test(`pages of the ${build} are left while they load: each leads to the other site`, async ({
    engine,
  }, testInfo) => {
    const leaves = await startLeaves(build)
    const options = { message: 'pages to leave', timeout: 0 }
    await follow(engine, testInfo, leaves, () => expect.poll(() => leaves.open.size, options).toBe(0))
    expect(leaves.lost).toEqual([])
  })
}
