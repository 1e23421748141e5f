import { apart } from '../../mocks/mixed/apart.ts'
import { ownership } from '../../mocks/mixed/ownership.ts'
import type { Contract } from '../generate/contract.ts'
import { table } from './table.ts'

const code = (text: string) => `\`${text}\``

/** Generates `docs/mixed-backend.md`: how a real and a simulated half work together. */
export function mixedDocument(contract: Contract): string {
  const byTag = Map.groupBy(contract.calls, ({ meta }) => meta.tag)
  const fieldsOf = (tag: string) =>
    ownership.filter((entry) => entry.tag === tag).flatMap(({ fields }) => fields)
  return [
    '# Half real, half simulated',
    'A backend grows call by call. In mixed mode, the app uses the calls that exist, and the simulator answers the others. Both halves agree on who is logged in, which rows exist and what lists contain.',
    [
      '```sh',
      'VITE_API_URL=https://staging.example.com VITE_SIMULATE=missing npm start',
      'VITE_API_URL=https://staging.example.com VITE_SIMULATE=payments,posts/create npm run build:demo',
      'npm run api -- --forward https://staging.example.com --simulate missing',
      '```',
    ].join('\n'),
    '`VITE_SIMULATE` takes tags and calls, separated by commas, and `missing`: the calls that the backend answers with HTTP 404, 405 or 501, or like a path that it doesn’t know. They are found by making each call once, as a visitor without fields, which changes nothing (the browser’s console shows them as errors); the browser remembers the result until you choose “Ask for missing calls again”, and `npm run api` asks at each start. At its first need, a missing call is asked for once more. A call that turns out to be missing later, while others answer, is simulated from then on. If the connection breaks after a call was sent, the call isn’t simulated, since it may have worked.',
    'A call that has answered once is never missing again, however many 404s a proxy or a deployment sends: the app gets the error, and the section Backend and the console name the call. Only you can have it simulated, with “Ask for missing calls again” or its switch. If answers have no CORS headers, a page can’t tell a missing call from one that failed: then it simulates calls that read, and no changes.',
    'The calls of the session go together, because a token of one half means nothing to the other: with any real call, they are real, and those that the backend lacks are not simulated. `npm run build` refuses `VITE_SIMULATE`, so an app for production contains nothing of this.',
    '`npm start` passes real calls through the development server, so the backend needs no CORS. A demo build calls the backend directly and needs it. Redirected calls aren’t followed, since the token and the form are for this backend. With `npm run api -- --forward`, other clients, a phone or tests can use both halves at one address. `X-Access-Key` is passed on, each client’s own. A refused key is reported, and hides no call. An answer of more than 20 MB isn’t read: the call fails with HTTP 502, and the section Backend and the console name it. One that is nested more than 100 deep, has more than 100,000 lists and objects, or has numbers or names that can’t be copied, is passed on as it is, and nothing is learned from it. Files are passed on as they arrive; a file for a simulated ZIP may have 50 MB. With `--forward`, only pages of the app may read files: name its address with `--app-url` if it isn’t http://localhost:5173.',
    '## What you see',
    'The Simulator’s handle says “mixed”. Its section **Backend** lists all calls by tag: which half answers, how often it was called, the last HTTP status, and a switch. Switches are kept in this browser, and its other tabs follow. A call that is switched to the backend gets its answer, even if the backend lacks the call. The section **Log** marks the answers of the real backend, and what the app can’t read of them. What is the matter, such as a backend that suddenly has other data, is listed at the top. Delays and faults of the section **Network**, and the clock, apply to simulated calls only.',
    '## How the halves agree',
    '- **Who:** the simulator asks the real `me` about a token that it doesn’t know or that wasn’t confirmed within a minute, and takes the account over. The session ends when `me` refuses the token or the user logs out.\n' +
      '- **Rows:** the simulator takes the rows of each real answer over, with their real ids. Where they are in an answer comes from the contract. If a later answer repeats a value, a simulated change in between stays; if it has another value, that one wins.\n' +
      '- **Ids:** rows of the simulator begin at 1,000,000,000. A call about such a row goes to the simulator, even if the call is real.\n' +
      '- **Unknown rows:** before the simulator refuses, it asks the backend about the row, if a real call shows it. The refusal then says which half doesn’t know it.\n' +
      '- **Files:** paths of the backend’s files become paths of the simulator, which fetches them. Nobody else can make such a path: it has a mark for each file that an answer named. Files elsewhere keep their addresses. Like everything else that passes from the backend, files have headers with which nothing in them runs at the app’s origin. A simulated download of CVs contains real ones.\n' +
      '- **Effects:** the simulator notifies of real applications and statuses that were made through it.',
    'The simulator stores its half in this browser, separately for each backend address. On a server, the name of its folder in `.data` is made from the whole address: protocol, host, port and path. If the backend’s data was replaced, ids belong to other rows: an account has another type, or another name and email, an application has another applicant or job, a new row has an id that was there before, or a time goes back. The simulator learns nothing more from an answer with such a row, and lets nobody into the half of somebody else. After two such rows, the section Backend asks whether to reset the simulator’s data, which quarantines it (**Data**). Over HTTP, nobody can be asked, and one client’s calls must not empty everybody’s half: the server prints the question, and an administrator resets the data at `/-/`. The simulator keeps the backend’s tokens only there: files, copies and the saved log have none. A reset of the backend that restores the same rows isn’t noticed: reset the data of the simulator, too.',
    '## Fields that belong to a tag',
    'While a call that changes them is simulated, these fields of real answers are replaced by what the simulator would answer, row by row. Rows that the simulator made precede the first page of a real list, and those that it deleted are left out. They stay in the lists after their calls became real, since the backend doesn’t know them. No other field is touched.',
    table(
      ['Tag', 'Fields', 'What stays apart'],
      [...byTag.keys()]
        .filter((tag) => tag in apart)
        .map((tag) => [tag, grouped(fieldsOf(tag)), apart[tag] ?? '']),
    ),
  ].join('\n\n')
}

/** Writes fields by their schema or call: `Job.title, type`. */
function grouped(fields: readonly string[]): string {
  const parts = fields.map((field) => [
    field.slice(0, field.lastIndexOf('.')),
    field.slice(field.lastIndexOf('.') + 1),
  ])
  const bySchema = Map.groupBy(parts, ([schema = '']) => schema)
  const lines = Map.groupBy(bySchema, ([, own]) => own.map(([, name = '']) => code(name)).join(', '))
  return [...lines]
    .map(([names, schemas]) => `${schemas.map(([schema]) => code(schema)).join(', ')}: ${names}`)
    .join('<br>')
}
