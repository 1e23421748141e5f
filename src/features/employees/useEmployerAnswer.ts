import { useMutation, useQueryClient } from '@tanstack/react-query'
import { acceptEmployerMutation, declineEmployerMutation, type EmployeeLink } from '../../api/employees.ts'
import { isApiError } from '../../api/errors.ts'
import { changeMyProfile, myProfileQuery } from '../../api/profile.ts'
import { announce } from '../../ui/Announcer.tsx'
import { employerWords } from './employee-words.ts'

/**
 * Accepts or declines companies' requests. The status changes at once and reverts on failure (product: states). A
 * refusal raises an alert; `failure` is the message for a network failure (rules 37).
 */
export function useEmployerAnswer() {
  const client = useQueryClient()
  const { queryKey } = myProfileQuery()

  function show(link: EmployeeLink, status: EmployeeLink['status']) {
    changeMyProfile(client, ({ employees }) => ({
      employees: employees.map((each) => (each.id === link.id ? { ...each, status } : each)),
    }))
  }

  const accept = useMutation({ ...acceptEmployerMutation })
  const decline = useMutation({ ...declineEmployerMutation })

  const { mutate, error, variables } = useMutation({
    mutationKey: ['employees/answer'],
    // `accept` and `decline` report their own errors.
    meta: { quiet: true },
    mutationFn: ({ link: { id }, answer }: { link: EmployeeLink; answer: 'accepted' | 'declined' }) =>
      (answer === 'accepted' ? accept : decline).mutateAsync({ id }),
    onMutate: async ({ link, answer }) => {
      // A profile requested before the change would show the old status.
      await client.cancelQueries({ queryKey })
      show(link, answer)
    },
    onSuccess: (_answer, { link, answer }) =>
      announce(
        answer === 'accepted'
          ? `You accepted the request from ${employerWords(link)}.`
          : `You declined the request from ${employerWords(link)}.`,
      ),
    onError: (problem, { link }) => {
      show(link, link.status)
      // The request may have been answered or withdrawn elsewhere.
      if (!isApiError(problem, 'network')) void client.invalidateQueries({ queryKey })
    },
  })

  return {
    answer: mutate,
    failure:
      isApiError(error, 'network') && variables
        ? `We couldn’t save your response to ${employerWords(variables.link)}. ${error.message}`
        : undefined,
  }
}
