import { problems, sharedFailures, signedInFailures } from '@waybill/contract/problem';

export function errorsPage(): string {
  const rows = Object.entries(problems).map(([code, [status, title]]) => `| \`${code}\` | ${status} | ${title} |`);
  const list = (codes: readonly string[]) => codes.map((code) => `\`${code}\``).join(', ');
  return `# Errors

Made from \`packages/contract/src/problem.ts\` by \`npm run generate\`; do not edit.

Every failure is a problem document (RFC 9457): \`{type, title, status, detail, code, errors: [{field, message}], requestId}\`,
sometimes with \`retryAfterSeconds\` or \`triesLeft\`. \`code\` never changes; \`detail\` is a sentence for people and may.
Each call lists its own codes in its contract and at \`/api/docs\`. Any call may also answer with ${list(sharedFailures)};
any call that needs a signed-in person with ${list(signedInFailures)}.

| code | status | title |
|---|---|---|
${rows.join('\n')}
`;
}
