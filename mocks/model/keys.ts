/** The keys of the simulated third parties. */
export const simulatedKeys = {
  stripe_pk: 'pk_test_simulated',
  google_client_id: 'simulated.apps.googleusercontent.com',
  tidio: 'https://code.tidio.co/simulated.js',
}

/** The settings without third parties: payment by bank transfer only, no Google button and no chat (rules 25). */
export const withoutKeys = { stripe_pk: null, google_client_id: null, tidio: null }
