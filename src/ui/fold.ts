import { createContext } from 'react'

/** The section around an element. A form in it opens it for a restored draft and for errors. */
export const Fold = createContext({ isOpen: true, open() {} })
