import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import {
  acceptEmployerMutation,
  declineEmployerMutation,
  type EmployeeLink,
  type EmployeeStatus,
  removeEmployerMutation,
} from '../../api/employees.ts'
import { cancelRefetches } from '../../api/confirmed.ts'
import { forValue } from '../../api/enumeration.ts'
import { patchRow } from '../../api/patch-row.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureLine } from '../../ui/FailureLine.tsx'
import { FoldingSection } from '../../ui/FoldingSection.tsx'
import { isApiError } from '../../api/errors.ts'
import { announce } from '../../ui/Announcer.tsx'
import { useConfirmedRemoval } from '../changes/index.ts'
import { forgetEmployee } from './employee-cache.ts'
import { focusIdOf, LinksTable } from './LinksTable.tsx'
import { quoted } from '../../ui/quoted.ts'

/** The company name of a link; a backend may leave it out. */
const employerName = ({ recruiter }: EmployeeLink): string | undefined => recruiter?.name.trim() || undefined

/** The company of a link as words in a sentence: its name, or "the company". */
const employerWords = (link: EmployeeLink): string => quoted(employerName(link) ?? 'the company')

type Step = 'accept' | 'decline' | 'remove'

const questions: Record<Step, { label: string; message: string; danger: boolean }> = {
  accept: { label: 'Accept', message: 'Are you sure you want to accept this request?', danger: false },
  decline: { label: 'Decline', message: 'Are you sure you want to decline this request?', danger: true },
  remove: { label: 'Remove', message: 'Are you sure you want to remove this employer?', danger: true },
}

/** The actions for a link, by its status (product: states). */
const stepsOf: Record<EmployeeStatus, Step[]> = {
  pending: ['accept', 'decline'],
  accepted: ['remove'],
  declined: ['remove'],
}

/** The companies that list the job seeker as an employee or have asked to (rules 28). Hidden if there are none. */
export function Employers({
  links,
  gap,
}: {
  links: readonly EmployeeLink[]
  /** What the list lacks because it could not be read. */
  gap: ReactNode
}) {
  const client = useQueryClient()
  const { mutateAsync: remove } = useMutation(removeEmployerMutation)
  const { answer, failure } = useEmployerAnswer()
  const isAwaited = links.some(({ status }) => status === 'pending')
  const need = isAwaited || failure !== undefined || gap !== undefined
  const [step, setStep] = useState<Step>('remove')
  const { heading, ask, confirmation } = useConfirmedRemoval({
    rows: links,
    remove: ({ id }) => remove({ id }),
    forget: (gone) => forgetEmployee(client, gone),
    focusIdOf,
    // The section disappears with its last row.
    heading: () => document.querySelector<HTMLElement>('main h1'),
    wordsFor: (link) => `${quoted(employerName(link) ?? 'The company')} removed.`,
    question: (link) => {
      const { label, ...rest } = questions[step]
      return { title: `${label} ${employerWords(link)}`, confirmLabel: label, ...rest }
    },
    instead:
      step === 'remove'
        ? undefined
        : (link) => {
            answer({ link, answer: step === 'accept' ? 'accepted' : 'declined' })
            // The pressed button disappears with the new status, so focus moves to its row.
            return document.getElementById(focusIdOf(link))
          },
  })

  return (
    <>
      {links.length === 0 && gap}
      {links.length > 0 && (
        <FoldingSection id="employers" headingRef={heading} title="Employers" need={need}>
          <p className="mb-4 text-ink-2">
            Companies that would like to list you as an employee appear here. If you accept, you appear on
            their page.
          </p>
          {gap}
          <LinksTable
            caption="Employers"
            links={links}
            side="recruiter"
            // The id tells several requests apart.
            nameOf={({ id }) => `Request ${id}`}
            renderActions={(link) => (
              <span className="flex flex-wrap gap-2">
                {(forValue(stepsOf, link.status) ?? []).map((each) => (
                  <Button
                    key={each}
                    size="sm"
                    aria-label={[questions[each].label, employerName(link)].filter(Boolean).join(' ')}
                    onClick={(event) => {
                      setStep(each)
                      ask(link, event.currentTarget)
                    }}
                  >
                    {questions[each].label}
                  </Button>
                ))}
              </span>
            )}
          />
          <FailureLine failure={failure} className="mt-3" />
        </FoldingSection>
      )}
      {/* Outside the section, because that disappears with its last row before the dialog has closed. */}
      {confirmation}
    </>
  )
}

/**
 * Accepts or declines companies' requests. The status changes at once and reverts on failure (product: states). A
 * refusal raises an alert; `failure` is the message for a network failure (rules 37).
 */
function useEmployerAnswer() {
  const client = useQueryClient()

  const show = ({ id }: EmployeeLink, status: string) => patchRow(client, [['profile']], id, { status })
  const accept = useMutation({ ...acceptEmployerMutation })
  const decline = useMutation({ ...declineEmployerMutation })
  const { mutate, error, variables } = useMutation({
    mutationKey: ['employees/answer'],
    // `accept` and `decline` report their own errors.
    meta: { quiet: true },
    mutationFn: ({ link: { id }, answer }: { link: EmployeeLink; answer: 'accepted' | 'declined' }) =>
      (answer === 'accepted' ? accept : decline).mutateAsync({ id }),
    onMutate: async ({ link, answer }) => {
      await cancelRefetches(client)
      show(link, answer)
    },
    onSuccess: (_answer, { link, answer }) =>
      announce(
        answer === 'accepted'
          ? `You accepted the request from ${employerWords(link)}.`
          : `You declined the request from ${employerWords(link)}.`,
      ),
    onError: (_problem, { link }) => show(link, link.status),
  })

  return {
    answer: mutate,
    failure:
      isApiError(error, 'network') && variables
        ? `We couldn’t save your response to ${employerWords(variables.link)}. ${error.message}`
        : undefined,
  }
}
