import { useNavigate } from '@tanstack/react-router'
import { type ListView, toListAddress } from '../../api/list-address.ts'
import { useSettledText } from '../../ui/useSettled.ts'

/** The search field of a list whose search and page are in the URL, and a function that opens another search or page. */
export function useListAddress(to: '/bookmarks' | '/find-talent' | '/my' | '/my-applied', search = '') {
  const navigate = useNavigate()
  const go = (view: Partial<ListView>, replace = false) =>
    void navigate({ to, search: toListAddress(view), replace, resetScroll: false })
  const field = useSettledText(search, (text, { replace }) => go({ search: text }, replace))
  return { field, go }
}
