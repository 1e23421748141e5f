import { useEffect } from 'react'
import { useDialog } from '../../ui/useDialog.ts'
import { FilePreview } from './preview.ts'

/** The state of a `FilePreview`. What it shows stays set, and so visible, while the dialog closes. */
export function usePreview<T>() {
  useEffect(() => void FilePreview.load(), [])
  return useDialog<T>()
}
