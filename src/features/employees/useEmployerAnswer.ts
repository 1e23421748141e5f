import { useMutation, useQueryClient } from '@tanstack/react-query'
import { acceptEmployerMutation, declineEmployerMutation, type EmployeeLink } from '../../api/employees.ts'
import { isApiError } from '../../api/errors.ts'
import { changeMyProfile, myProfileQuery } from '../../api/profile.ts'
import { announce } from '../../ui/Announcer.tsx'
import { employerWords } from './employee-words.ts'

/**
 * Answers the requests of employers: the status shows at once, and goes back if it fails (product: states). What the
 * server refused is an alert; `failure` says that nobody could be reached (rules 37).
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
    // The call itself tells what goes wrong.
    meta: { quiet: true },
    mutationFn: ({ link: { id }, answer }: { link: EmployeeLink; answer: 'accepted' | 'declined' }) =>
      (answer === 'accepted' ? accept : decline).mutateAsync({ id }),
    onMutate: async ({ link, answer }) => {
      // An answer that is on its way still says how it was.
      await client.cancelQueries({ queryKey })
      show(link, answer)
    },
    onSuccess: (_answer, { link, answer }) =>
      announce(
        answer === 'accepted'
          ? `You accepted the request of ${employerWords(link)}.`
          : `You declined the request of ${employerWords(link)}.`,
      ),
    onError: (problem, { link }) => {
      show(link, link.status)
      // Refused: perhaps it was answered, or taken back, elsewhere.
      if (!isApiError(problem, 'network')) void client.invalidateQueries({ queryKey })
    },
  })

  return {
    answer: mutate,
    failure:
      isApiError(error, 'network') && variables
        ? `Your answer to ${employerWords(variables.link)} is not saved. ${error.message}`
        : undefined,
  }
}
