import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { testBase } from '../../../scripts/check/places.ts'
import { tokenKey } from '../../../src/api/token.ts'
import { callFrom } from './page.ts'

const profile = v.object({ posts: v.array(v.looseObject({ caption: v.string() })) })

/** Publishes numbered posts one after the other. @returns the captions of those that the backend confirmed */
export function post(page: Page, word: string, count: number): Promise<string[]> {
  return page.evaluate(
    async ([base, token, label, most]) => {
      const answered: string[] = []
      for (let number = 1; number <= most; number += 1) {
        const body = new FormData()
        body.set('caption', `${label} ${number}`)
        const headers = { authorization: `Bearer ${localStorage.getItem(token) ?? ''}` }
        const answer = await fetch(`${base}api/posts/create`, { method: 'POST', body, headers })
        if (!(await answer.text()).includes('"success"')) continue
        answered.push(`${label} ${number}`)
        console.log(`answered: ${label} ${number}`)
      }
      return answered
    },
    [testBase, tokenKey, word, count] as const,
  )
}

/** The captions of the stored posts. */
export async function posted(page: Page): Promise<string[]> {
  const { text } = await callFrom(page, 'my-profile')
  return v.parse(profile, JSON.parse(text)).posts.map(({ caption }) => caption)
}
