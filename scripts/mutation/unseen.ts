/** A change that no client can see: where it is, and why. */
export interface Unseen {
  file: RegExp
  /** Matches the changed line and, on the next line, the change as `was → now`; absent for the whole file. */
  code?: RegExp
  reason: string
}

/** The changes that the kit is not expected to notice. Listed in docs/mutation.md. */
export const unseen: readonly Unseen[] = [
  {
    file: /^mocks\/services\/(?:letters|mailbox|pdf|pictures|card-provider|identity-provider)\.ts$/,
    reason: 'emails, sample files, and third parties, which are not the backend',
  },
  {
    file: /^mocks\/rules\/(?:cards|machines)\.ts$/,
    reason: 'test cards of the card provider; the list of machines for the docs',
  },
  { file: /^mocks\/rules\/relative-time\.ts$/, reason: 'the backend’s own words for a time' },
  {
    file: /^mocks\/rules\//,
    code: /^\s*(?:name|source|by|when|states): |^ {4}\w+: ['"]|\n(?:by|when): .* → $|by: '(\w+)'.*\n'\1' → /,
    reason: 'descriptions of state machines, for the docs',
  },
  {
    file: /^mocks\/rules\/(?:codes|cv-default|employee-link|featuring|sessions|job-status)\.ts$/,
    code: /^ {2}initial: |event: '(?:lapse|use)'/,
    reason: 'states and steps for the docs: the code starts, ends and renews by time, not by the machine',
  },
  {
    file: /^mocks\/rules\/codes\.ts$/,
    code: /event: 'miss'|^ {6}(?:from: \['usable', 'expired'\]|event: 'miss_last'|to: 'used_up'),/,
    reason: 'a second safeguard: a used-up or expired code is refused in any case',
  },
  {
    file: /^mocks\/services\/codes\.ts$/,
    code: /const fits = |const missed: /,
    reason: 'a second safeguard: a used-up or expired code is refused in any case',
  },
  {
    file: /^mocks\/rules\/payments\.ts$/,
    code: /from: open|'requires_action'/,
    reason: 'what the card provider does, which is not the backend',
  },
  {
    file: /^mocks\/rules\/job-search\.ts$/,
    code: /filters\.keyword|fits\(job\)|words\.every|known\.(?:get|set)|place === ''|category === ''/,
    reason: 'code for the tests of the search, and shortcuts that only save time',
  },
  {
    file: /^mocks\/rules\/(?:machine|application-status)\.ts$/,
    code: /transitions\.filter|words|'_'|^ {2}return states\.map.*\nby → $/,
    reason: 'words and lists for the docs and for messages',
  },
  {
    file: /^mocks\/rules\/(?:job-state|sessions)\.ts$|^mocks\/services\/moderation\.ts$/,
    code: /auto|tx\.jobs\.by\('state'|minute|hour|\['pending'\],$|^ {6}to: 'approved',/,
    reason: 'the simulator’s own automatic approval, and how often it stores the use of a session',
  },
  {
    file: /^mocks\/rules\/text\.ts$/,
    code: /plainLetters|stacked|'gu'|^ {2}(?:\p{Letter}|'[‘’]'): /u,
    reason: 'letters and quotes that no rule calls the same, and protection against stacked marks',
  },
  {
    file: /^mocks\/api\//,
    code: /define\('.*\n'[\w/-]+' → ''$/,
    reason: 'the name of an operation, by which errors name it',
  },
  {
    file: /^mocks\/services\/ownership\.ts$/,
    code: /\n'(?:[\w]+)' → ''$/,
    reason: 'the name of a row in messages',
  },
  {
    file: /^mocks\//,
    code: /\nmessage: .* → $|wasListed|^\s*(?:status === 'pending'|: `This request)|const (?:approved|approval|known|obstacle|byCard) =|approved \?|is now visible|\$\{named\}|\$\{obstacle\}|\? \['If you|type === 'job' \? '|needless\[|^ {2}paid: /,
    reason: 'the backend’s own words, in answers, notifications and emails',
  },
  {
    file: /./,
    code: /now (?:<|>=) .*\n.*\bnow (?:<|>=) .* → now (?:<=|>) /,
    reason: 'a limit in time that is off by one millisecond',
  },
  {
    file: /./,
    code: /otherwise\.has\(|reusesIntent/,
    reason: 'alternatives, which are off unless they are chosen',
  },
  {
    file: /./,
    code: /sendMail\(|emailPayer\(|decisionNews\(|effects|amount \/ 100|const link = |^\s*(?:subject|paragraphs|link|label|path): |email, link \}|'rejected'|'held'|\? 'waiting'/,
    reason: 'emails, which no client receives',
  },
  {
    file: /^mocks\/(?:services\/(?:passwords|sessions)|api\/(?:change-password|reset-password|register))\.ts$/,
    code: /split|random\.hex/,
    reason: 'the length of a salt or a token, which clients treat as opaque',
  },
  {
    file: /./,
    code: /\n(?:is_bookmarked: (?:true|false)|is_following: (?:true|false)|is_available: .*|total|google_client_id|recruiter: linkedPerson.*), → $|\n(?:is_available: .*|total) → $/,
    reason: 'a missing optional field, which the report lists as a reversed assumption',
  },
  {
    file: /./,
    code: /\?\? (?:''|0|null|job\.state).* → \([^?]*\)$|salary_from \?\? 0|featured_until \?\? 0|=== undefined \|\| status === 'none'|salary_to !== null\)$|next === undefined \|\|/,
    reason: 'narrowing for the compiler: the value is never absent there, or absent means the same',
  },
  {
    file: /^mocks\/api\/jobs\/download-cvs\.ts$/,
    code: /only\.name|text\.replace|Array\.from/,
    reason: 'the names of files, which are the backend’s own words, and alternatives',
  },
  {
    file: /^mocks\/(?:api\/jobs\/(?:fetch-single|apply|update|change-application-status)|api\/bookmarks\/toggle|services\/ownership)\.ts$/,
    code: /deleted_at !== null|^ {2}const applied|^ {2}return applied|!account\)|refuseField\('status'|company: actor\.name|!job \|\| !mayOpen|job && mayOpen|\? tx\.jobs\.get\(id\) : undefined/,
    reason: 'which of two reasons a refusal or a message gives, in the backend’s own words',
  },
  {
    file: /^mocks\/rules\/job-search\.ts$/,
    code: /Number\(isFeatured|\n0 → /,
    reason: 'the order of the search without its index, and bounds of salaries that differ by one',
  },
  {
    file: /^mocks\/(?:rules\/(?:pages|text)\.ts|api\/jobs\/search\.ts)$/,
    code: /b\.created_at - a\.created_at|email\.trim\(\)|company_id === undefined \?/,
    reason: 'order within a millisecond, and what the engine has trimmed or checked before',
  },
  {
    file: /^mocks\/services\/moderation\.ts$|^mocks\/services\/feature-payments\.ts$/,
    code: /state === undefined|payment\.method !== 'other'/,
    reason: 'a repeated decision of an administrator, who is outside of the product',
  },
  {
    file: /./,
    code: /\n(?:company_id|id|is_following: \w+|pages|total: .*|pages: .*|google_client_id|created_at: iso\(created_at\)|job: null|status: null), *→ $|\nstatus: null → $/,
    reason: 'a missing optional field, which the report lists as a reversed assumption',
  },
  {
    file: /^mocks\/api\/(?:projects|posts|save-profile|jobs\/upload)/,
    code: /\n'(?:post|project|image|cover|receipt)' → |\|\| null → \([a-z_]+\)$|\? null : given/,
    reason: 'opaque paths of files, and an empty text instead of null, which means the same',
  },
  {
    file: /^mocks\/api\/(?:jobs\/update|payments\/verify-stripe|login-with-google|fetch-bank)\.ts$/,
    code: /isResubmitted|^ {4}\? |^ {2}(?:if \(status|if \(job\.feature_on|return last_error|return job\?\.)|job\.deleted_at === null$|owned\('job'|known\?\.amount|token\.trim|'other'|isFeatured\(job/,
    reason: 'words of refusals, the price at another time, and the simulator’s own automatic approval',
  },
  {
    file: /^mocks\/rules\/(?:job-state|cv-default)\.ts$/,
    code: /event: 'edit', to: 'approved'|from: \['pending', 'cancelled'\], event: 'edit'.*\n'pending' → ''|event: 'replace'.*\n'other' → /,
    reason: 'a step to the same state, which the code takes for granted',
  },
]
