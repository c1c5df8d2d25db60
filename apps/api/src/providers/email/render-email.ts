import type { Email } from './port.ts';

export type EmailContent = {
  readonly to: string;
  readonly subject: string;
  /** `Hello,` if it names nobody. */
  readonly greeting?: string;
  readonly paragraphs: readonly string[];
  /** Shown large, to be typed. */
  readonly code?: string;
  /** Linked lines, one below the other. */
  readonly lines?: readonly { readonly text: string; readonly href: string }[];
  readonly action?: { readonly label: string; readonly href: string };
  readonly closing?: string;
  /** Below the email: how to unsubscribe from its kind. */
  readonly foot?: readonly { readonly text: string; readonly label: string; readonly href: string }[];
  readonly headers?: Readonly<Record<string, string>>;
};

/** The one look of our emails: paper, ink, a perforated edge. HTML and text say the same. */
export function renderEmail(message: EmailContent): Email {
  const closing = message.closing ?? 'If this was not you, you can ignore this email.';
  const { greeting = 'Hello,', lines = [], foot = [] } = message;
  const text = [
    greeting,
    ...message.paragraphs,
    ...lines.map((line) => `${line.text}\n${line.href}`),
    ...(message.code ? [message.code] : []),
    ...(message.action ? [`${message.action.label}: ${message.action.href}`] : []),
    closing,
    'Waybill',
    ...foot.map((line) => `${line.text} ${line.label}: ${line.href}`),
  ].join('\n\n');
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#fbf8f1;color:#17211b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px 20px"><p style="margin:0 0 24px;font-weight:700;font-size:20px;color:#0b6b45">Waybill</p>
<div style="background:#fff;border:1px solid #e6dfd0;border-top:2px dashed #e6dfd0;border-radius:14px;padding:24px">
${paragraph(escapeHtml(greeting))}${message.paragraphs.map((content) => paragraph(escapeHtml(content))).join('')}${listOf(lines)}
${message.code ? `<p style="margin:0 0 16px;font:700 32px/1.2 ui-monospace,monospace;letter-spacing:6px">${escapeHtml(message.code)}</p>` : ''}
${message.action ? paragraph(`<a href="${escapeHtml(message.action.href)}" style="display:inline-block;background:#0b6b45;color:#fff;padding:12px 20px;border-radius:10px;text-decoration:none">${escapeHtml(message.action.label)}</a>`) : ''}
<p style="margin:0;color:#5a655d;font-size:14px">${escapeHtml(closing)}</p></div>${footOf(foot)}</div></body></html>`;
  const { to, subject, headers } = message;
  return { to, subject, text, html, ...(headers ? { headers } : {}) };
}

function listOf(lines: NonNullable<EmailContent['lines']>): string {
  const rows = lines.map(
    ({ text, href }) =>
      `<li style="margin:0 0 10px"><a href="${escapeHtml(href)}" style="color:#0b6b45;text-decoration:none">${escapeHtml(text)}</a></li>`,
  );
  return rows.length === 0 ? '' : `<ul style="margin:0 0 16px;padding:0 0 0 18px">${rows.join('')}</ul>`;
}

function footOf(foot: NonNullable<EmailContent['foot']>): string {
  return foot
    .map(
      ({ text, label, href }) =>
        `<p style="margin:16px 0 0;color:#5a655d;font-size:13px">${escapeHtml(text)} <a href="${escapeHtml(href)}" style="color:#5a655d">${escapeHtml(label)}</a></p>`,
    )
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
