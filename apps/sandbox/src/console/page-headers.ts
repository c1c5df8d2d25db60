const own = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'";

const common = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export const consoleHeaders = {
  ...common,
  'content-security-policy': `${own}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
};

/** Without form-action: Chromium applies it to redirects too, and choosing an account ends on the product’s own address. */
export const pickerHeaders = {
  ...common,
  'content-security-policy': `${own}; base-uri 'none'; frame-ancestors 'none'`,
};

/** For a payment provider’s page: no script at all. Without form-action for the same reason as the account picker. */
export const paymentPageHeaders = {
  ...common,
  'content-security-policy': "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
};

/** For the HTML of an email: no scripts, no forms, nothing fetched from elsewhere; its links open in a tab of their own. */
export const mailHeaders = {
  ...common,
  'content-security-policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:* http://127.0.0.1:*; frame-ancestors 'self'",
};
