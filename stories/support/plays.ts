/** Whole plays that the stories of many screens have in common: `screen(address, world, says('No jobs yet.'))`. */
import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { noAlert, tryAgain } from './flow.ts'
import type { Canvas } from './screen.tsx'

/** This is to be read on the screen. */
export function says(words: string): StoryObj {
  return { play: async ({ canvas }) => await expect(await canvas.findByText(words)).toBeVisible() }
}

/** It is loading, and says so to those who do not see the skeleton. */
export function saysLoading(words: string): StoryObj {
  return { play: async ({ canvas }) => await expect(await canvas.findByText(words)).toBeInTheDocument() }
}

/**
 * What could not be loaded is said in its place, and is there after "Try again" (rules 37).
 * @param arrives waits until it is there
 */
export function loadsAgain(words: string, arrives: (canvas: Canvas) => Promise<unknown>): StoryObj {
  return {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(words)).toBeVisible()
      await tryAgain(canvas)
      await arrives(canvas)
    },
  }
}

/**
 * Nobody can be reached: that is said in the place of what was to be loaded, after a while, with "Try again", and no alert
 * comes up (rules 37).
 */
export function saysOffline(words: string): StoryObj {
  return {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(words, {}, { timeout: 5000 })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
      await noAlert()
    },
  }
}
