import { CardElement, Elements, useElements } from '@stripe/react-stripe-js'
import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { isApiError } from '../../api/errors.ts'
import { stripeIntentMutation, verifyStripeMutation } from '../../api/payments.ts'
import { alert } from '../../ui/alerts.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { cx } from '../../ui/cx.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { inTime } from '../../ui/lazy-component.tsx'
import { formatAmount } from '../../ui/pay.ts'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import { thirdPartyTimeout } from '../../ui/third-party.ts'
import { useScheme } from '../../ui/useTheme.ts'
import { useIsHere, useSettings } from '../session/index.ts'
import { useCardLibrary } from './card-library.ts'
import { type CardGateway, type CardOutcome, pay, resume } from './card-payment.ts'
import { cardStyle } from './card-style.ts'
import { openPayment } from './open-payments.ts'

type CardPaymentProps = {
  jobId: number
  accountId: number | undefined
  /** The price on the page, in dollars. */
  price: number
  /** Called with `true` when a card may have been charged without the server having verified it, else `false`. */
  onUnsure: (isUnsure: boolean) => void
}

/**
 * Pays for featuring a job by card (rules 25). After any interruption, opening the form again finds a payment that went
 * through and completes it. Nothing is paid twice.
 */
export function CardPayment(payment: CardPaymentProps) {
  const settings = useSettings()
  if (!settings) return <CardSkeleton />
  if (!settings.stripe_pk) {
    return <Callout title="Card payments are not available here.">Please pay by bank transfer.</Callout>
  }
  return <WithLibrary {...payment} publishableKey={settings.stripe_pk} />
}

function WithLibrary({ publishableKey, ...payment }: CardPaymentProps & { publishableKey: string }) {
  const { found: library, isMissing, tryAgain } = useCardLibrary(publishableKey)
  if (library) {
    return (
      <Elements stripe={library} options={{ locale: 'en' }}>
        <CardForm {...payment} library={library} onRetry={tryAgain} />
      </Elements>
    )
  }
  return isMissing ? <CardMissing onRetry={tryAgain} /> : <CardSkeleton />
}

function CardMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState title="We couldn’t load the card form." onRetry={onRetry}>
      The card provider doesn’t answer, or something in your browser blocks it. Try again, or pay by bank
      transfer.
    </ErrorState>
  )
}

function CardSkeleton() {
  return (
    <Loading label="Loading the card form">
      <SkeletonBlock className="h-5.5 w-12" />
      <SkeletonBlock className="mt-1.5 h-22" />
      <SkeletonBlock className="mt-6 h-12 w-40" />
    </Loading>
  )
}

function CardForm({
  library,
  onRetry,
  ...payment
}: CardPaymentProps & { library: Stripe; onRetry: () => void }) {
  const id = useId()
  const elements = useElements()
  const scheme = useScheme()
  // Computed for each colour scheme: the provider's field cannot use our CSS variables.
  const style = useMemo(() => scheme && cardStyle(), [scheme])
  const [typed, setTyped] = useState<string>()
  const [isFocused, setFocused] = useState(false)
  const [isReady, setReady] = useState(false)
  const [isOverdue, setOverdue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(true), thirdPartyTimeout)
    return () => clearTimeout(timer)
  }, [])
  const cardOf = () => elements?.getElement(CardElement) ?? undefined
  const { isWorking, problem, price, isPaid, forget, payNow, lookAgain } = useCardFlow({
    ...payment,
    library,
    cardOf,
  })

  const message = problem?.kind === 'card' ? problem.message : typed
  const isMissing = !isReady && isOverdue
  // One notice is enough for a provider that doesn't answer: with the form, the payment is looked up again.
  const told = isMissing && problem?.kind === 'unstarted' ? undefined : problem
  if (isPaid) {
    return (
      <div id={`${id}-paid`} tabIndex={-1}>
        <Callout tone="good" title="Your payment went through." />
      </div>
    )
  }
  return (
    <form
      noValidate
      aria-label="Pay by card"
      data-focus-home={`${id}-paid`}
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        payNow()
      }}
    >
      {/* Isn't printed, because the provider's field keeps the colours of the screen's theme. */}
      {problem?.kind !== 'unverified' && (
        <div className="flex flex-col gap-1.5 print:hidden">
          <label htmlFor={id} className="text-dense font-semibold">
            Card
          </label>
          <div
            className={cx(
              'rounded-md bg-field px-3 py-2 transition-colors duration-150 hover:border-ink',
              isFocused && 'outline-2 outline-offset-0 outline-action',
              message ? 'border-2 border-bad-ink' : 'border border-rule-strong',
            )}
          >
            <CardElement
              id={id}
              options={{ style, hidePostalCode: true, disableLink: true }}
              onReady={() => setReady(true)}
              onFocus={() => setFocused(true)}
              onBlur={() => setFocused(false)}
              onChange={({ error }) => {
                setTyped(error?.message)
                forget()
              }}
            />
          </div>
          {message && <FieldError id={`${id}-error`}>{message}</FieldError>}
          {isMissing && <CardMissing onRetry={onRetry} />}
          <p className="text-fine text-ink-2">
            Your card details go straight to the card provider. We never see them.
          </p>
        </div>
      )}
      {/* A live region must exist before its text changes. */}
      <div role="status" className={cx((!told || told.kind === 'card') && '-mt-6')}>
        {told && <ProblemNotice problem={told} busy={isWorking} onRetry={lookAgain} />}
      </div>
      {problem?.kind !== 'unverified' && (
        <div>
          <Button type="submit" variant="primary" size="lg" busy={isWorking} className="max-sm:w-full">
            {`Pay ${formatAmount('USD', price, 'en-US')}`}
          </Button>
        </div>
      )}
    </form>
  )
}

/** The problem to show; `unpaid` only if the problem was `unknown` or `waiting` before. */
type Problem =
  | { kind: 'card'; message: string }
  | { kind: 'server'; message: string; canRetry: boolean }
  /** `unstarted` if the provider didn't answer before anything was paid. */
  | { kind: 'unknown' | 'unverified' | 'waiting' | 'unpaid' | 'unstarted' }
  /** `amount` is in cents. */
  | { kind: 'repriced'; amount: number }

/** Whether the card may have been charged without the server having verified it. */
function isUnsure({ kind }: CardOutcome | Problem): boolean {
  return kind === 'unknown' || kind === 'unverified' || kind === 'waiting'
}

/** The alert about the last failed attempt, even of a closed form. The next attempt dismisses it. */
let raised = 0

/** Runs the steps of the payment, and keeps its state: the step in progress and its outcome. */
function useCardFlow({
  jobId,
  accountId,
  price: priceBefore,
  onUnsure,
  library,
  cardOf,
}: CardPaymentProps & { library: Stripe; cardOf: () => StripeCardElement | undefined }) {
  const { mutateAsync: openIntent } = useMutation(stripeIntentMutation)
  const { mutateAsync: verify } = useMutation(verifyStripeMutation)
  // Opening the form looks up the payment first.
  const [isWorking, setWorking] = useState(true)
  const [problem, setProblem] = useState<Problem>()
  const [isPaid, setPaid] = useState(false)
  const [asked, setAsked] = useState<number>()
  const price = asked ?? priceBefore
  // A ref rather than state, because a second press may happen before the next render.
  const isBusy = useRef(false)
  const isHere = useIsHere()

  const gateway: CardGateway = {
    amount: Math.round(price * 100),
    open: async () => (await openIntent({ id: jobId, type: 'feature_job' })).client_secret,
    look: (secret) =>
      inTime(library.retrievePaymentIntent(secret), thirdPartyTimeout, 'The card provider doesn’t answer.'),
    confirm: async (secret) => {
      const card = cardOf()
      if (!card) throw new Error('There is no card field.')
      return await library.confirmCardPayment(secret, { payment_method: { card } })
    },
    verify: async (paymentId) => {
      await verify({ id: jobId, type: 'feature_job', payment_id: paymentId })
    },
    started: openPayment(accountId, jobId),
  }

  function take(outcome: CardOutcome): Problem | undefined {
    switch (outcome.kind) {
      case 'done':
        setPaid(true)
        return undefined
      case 'unpaid':
        if (problem?.kind !== 'unknown' && problem?.kind !== 'waiting') return undefined
        cardOf()?.focus()
        return { kind: 'unpaid' }
      case 'refused':
        raised = alert.error('Error', outcome.message)
        cardOf()?.focus()
        return { kind: 'card', message: outcome.message }
      case 'repriced':
        setAsked(outcome.amount / 100)
        return outcome
      case 'unknown':
      case 'waiting':
      case 'unverified':
        return { kind: outcome.kind }
    }
  }

  async function carryOut(act: (gateway: CardGateway) => Promise<CardOutcome>) {
    isBusy.current = true
    try {
      const outcome = await act(gateway)
      onUnsure(isUnsure(outcome))
      if (act === pay && outcome.kind === 'unknown') {
        raised = alert.error('Error', 'We lost the connection to the card provider.')
      }
      if (isHere()) setProblem(take(outcome))
    } catch (error) {
      onUnsure(problem !== undefined && isUnsure(problem))
      if (!isApiError(error)) console.error(error)
      const failure: Problem = isApiError(error)
        ? {
            kind: 'server',
            message: error.isAlerted ? 'We couldn’t continue with the payment.' : error.message,
            canRetry: !isApiError(error, 'not-built'),
          }
        : { kind: 'unstarted' }
      if (isHere()) setProblem(failure)
    } finally {
      isBusy.current = false
      setWorking(false)
    }
  }

  function begin(act: (gateway: CardGateway) => Promise<CardOutcome>) {
    if (isBusy.current) return
    alert.dismiss(raised)
    setWorking(true)
    void carryOut(act)
  }

  const look = useEffectEvent(() => begin(resume))
  useEffect(() => look(), [])

  return {
    isWorking,
    problem,
    /** The price on the button, in dollars. */
    price,
    isPaid,
    /** Called when the card field changes: clears a message about the previous attempt. */
    forget: () => setProblem((said) => (said?.kind === 'card' || said?.kind === 'unpaid' ? undefined : said)),
    payNow: () => {
      if (isBusy.current) return
      // Before the answer arrives: if the user switches to bank transfer now, the page must warn them.
      onUnsure(true)
      begin(pay)
    },
    lookAgain: () => begin(resume),
  }
}

function ProblemNotice({ problem, busy, onRetry }: { problem: Problem; busy: boolean; onRetry: () => void }) {
  const again = (
    <Button size="sm" busy={busy} onClick={onRetry}>
      Try again
    </Button>
  )
  if (problem.kind === 'card') return null
  if (problem.kind === 'server')
    return <Callout tone="bad" title={problem.message} action={problem.canRetry && again} />
  if (problem.kind === 'repriced') {
    return (
      <Callout
        tone="caution"
        title={`The price is now ${formatAmount('USD', problem.amount / 100, 'en-US') ?? ''}.`}
      >
        It changed while this page was open. Your card wasn’t charged.
      </Callout>
    )
  }
  const { text, ...notice } = notices[problem.kind]
  return (
    <Callout {...notice} action={problem.kind !== 'unpaid' && again}>
      {text}
    </Callout>
  )
}

const notices = {
  unstarted: { tone: 'bad', title: 'We couldn’t start the payment. Try again.', text: '' },
  unknown: {
    tone: 'caution',
    title: 'We don’t know yet whether your payment went through.',
    text: 'We lost the connection to the card provider. Try again: we check for your payment first, so you never pay twice.',
  },
  waiting: {
    tone: 'progress',
    title: 'Your bank is still processing the payment.',
    text: 'This can take a minute. You can also come back later.',
  },
  unverified: {
    tone: 'caution',
    title: 'Your card was charged, but we couldn’t confirm that the job is featured.',
    text: 'Your payment is safe. Try again, now or later: you won’t be charged again.',
  },
  unpaid: { tone: 'info', title: 'Your card wasn’t charged.', text: 'You can pay now.' },
} as const
