import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refetchShown } from '../../api/confirmed.ts'
import { isApiError } from '../../api/errors.ts'
import { type BankDetails, bankQuery, uploadReceiptMutation } from '../../api/payments.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { Form } from '../../ui/Form.tsx'
import { Loading, SkeletonText } from '../../ui/Skeleton.tsx'
import { UploadActions } from '../../ui/UploadActions.tsx'
import { type FormState, useForm } from '../../ui/useForm.ts'
import { LoadFailure, useSteadyQuery } from '../loading/index.ts'
import { usualImages, usualImageWords } from '../media/index.ts'
import { useDraft } from '../session/index.ts'
import { methodWords } from './payment-words.ts'

/** The accepted receipts: a PDF or an image of up to 5 MB (rules 24). Checked before the upload. */
const receiptRules = {
  accept: 'application/pdf,.pdf,image/*',
  wanted: `a PDF, or ${usualImageWords}`,
  usual: `application/pdf,.pdf,${usualImages}`,
  maxBytes: 5 * 1024 * 1024,
}

type ReceiptValues = { file: File | null }

const empty: ReceiptValues = { file: null }

/**
 * The form that uploads the receipt of a transfer. The page owns it, so that the chosen file stays while the other
 * payment method is shown.
 * @param onSent called once the server has the receipt
 */
export function useReceiptForm(jobId: number, { onSent }: { onSent: () => void }): FormState<ReceiptValues> {
  const client = useQueryClient()
  const { mutateAsync: upload } = useMutation(uploadReceiptMutation)
  return useForm({
    initial: empty,
    draft: useDraft(`receipt.${jobId}`, uploadReceiptMutation.mutationKey),
    rules: ({ file }) => ({ file: file ? undefined : `Choose the receipt: ${receiptRules.wanted}.` }),
    submit: async ({ file }) => {
      if (!file) return
      try {
        await upload({ id: jobId, file })
      } catch (error) {
        // The server may have the file.
        if (isApiError(error, 'network')) refetchShown(client)
        throw error
      }
      onSent()
    },
  })
}

/** Pays by bank transfer: shows the account to pay to and uploads the receipt (product: feature a job). */
export function BankTransfer({ form, amount }: { form: FormState<ReceiptValues>; amount: string }) {
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="transfer">
        <h3 id="transfer" className="mb-3 text-body">
          {`1. Transfer ${amount} to this account`}
        </h3>
        <Account />
      </section>
      <section aria-labelledby="receipt">
        <h3 id="receipt" className="mb-3 text-body">
          2. Upload the receipt
        </h3>
        <Form form={form} aria-labelledby="receipt">
          {/* The file cannot change during the upload. */}
          <div inert={form.busy}>
            <FileField
              label="Receipt"
              hint="A PDF or an image of up to 5 MB."
              {...receiptRules}
              {...form.field('file')}
            />
          </div>
          <UploadActions uploading={form.busy ? form.values.file : undefined}>
            <Button type="submit" variant="primary" size="lg" busy={form.busy} className="max-sm:w-full">
              Upload the receipt
            </Button>
          </UploadActions>
        </Form>
      </section>
    </div>
  )
}

const accountRows: ReadonlyArray<{
  key: Exclude<keyof BankDetails, 'unread'>
  term: string
  copies?: string
}> = [
  { key: 'method', term: 'Method' },
  { key: 'account_name', term: 'Account holder', copies: 'Copy the account holder' },
  { key: 'bank_name', term: 'Bank', copies: 'Copy the name of the bank' },
  { key: 'iban', term: 'IBAN', copies: 'Copy the IBAN' },
  { key: 'account_number', term: 'Account number', copies: 'Copy the account number' },
  { key: 'swift_code', term: 'SWIFT code', copies: 'Copy the SWIFT code' },
]

function Account() {
  const query = useSteadyQuery(bankQuery())
  const { data: bank, isError } = query
  if (bank) {
    return (
      <DefinitionList
        items={accountRows.map(({ key, term, copies }) => ({
          key,
          term,
          value: bank.unread?.includes(key)
            ? 'We couldn’t read this.'
            : bank[key] && (
                <span className="flex items-center justify-between gap-3">
                  <bdi className="nums min-w-0">{key === 'method' ? methodWords(bank[key]) : bank[key]}</bdi>
                  {copies && <CopyButton value={bank[key]} label={copies} className="-my-1.5" />}
                </span>
              ),
        }))}
      />
    )
  }
  if (isError) return <LoadFailure title="We couldn’t load the bank details." query={query} />
  return (
    <Loading label="Loading the bank details">
      <div className="divide-y divide-rule border-y border-rule">
        {accountRows.map(({ key }) => (
          <div key={key} className="py-2.5">
            <SkeletonText lines={1} className="w-2/3" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
