/** The message for an account that could not be loaded although a session token is stored. */
export const accountFailure = 'We couldn’t load your account.'
