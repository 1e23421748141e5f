/** Shown if a token is stored but its account can't be loaded. */
export const accountFailure = 'We couldn’t load your account.'
