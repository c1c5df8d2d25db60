/** All that a start in production asks for, with providers that nobody can reach. */
export const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://waybill.example',
  APP_SECRET: 'correct-horse-battery-staple-2026',
  PIN_PEPPER: 'mangoes-by-the-park-gate-at-dawn',
  TERMII_BASE_URL: 'https://api.termii.example',
  TERMII_API_KEY: 'key',
  SMTP_URL: 'smtps://mail.example',
  OIDC_ISSUER: 'https://accounts.example',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'secret',
  PAYSTACK_BASE_URL: 'https://api.paystack.example',
  PAYSTACK_SECRET_KEY: 'sk_live_key',
  PAYPAL_BASE_URL: 'https://api-m.paypal.example',
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'WH-1',
};
