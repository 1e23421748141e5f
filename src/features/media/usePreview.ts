import { useEffect } from 'react'
import { useDialog } from '../../ui/useDialog.ts'
import { FilePreview } from './preview.ts'

export function usePreview<T>() {
  useEffect(() => void FilePreview.load(), [])
  return useDialog<T>()
}
