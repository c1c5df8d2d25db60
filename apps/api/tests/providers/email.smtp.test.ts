import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { inspect } from 'node:util';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { renderEmail } from '../../src/providers/email/render-email.ts';
import { createSmtpEmail } from '../../src/providers/email/smtp.ts';
import { newcomer } from '../support/people.ts';

type Kept = {
  readonly subject: string;
  readonly from: string;
  readonly replyTo: string | null;
  readonly text: string;
  readonly html: string;
  readonly listHeaders: Readonly<Record<string, string>>;
  readonly to: string;
};

async function outbox(to: string): Promise<Kept[]> {
  const response = await fetch(`${inject('sandbox').origin}/sandbox/api/messages?${new URLSearchParams({ to })}`);
  return ((await response.json()) as { messages: Kept[] }).messages;
}

const email = createSmtpEmail({
  smtpUrl: `smtp://127.0.0.1:${inject('sandbox').smtpPort}`,
  from: 'Waybill <hello@waybill.example>',
  replyTo: 'Waybill <answers@waybill.example>',
});

const emailTo = (to: string) =>
  renderEmail({
    to,
    subject: 'Your parcel – it’s here',
    greeting: 'Hello <b>Ada</b> & Obi,',
    paragraphs: ['Äwo ni “park”.'],
    code: '123456',
    action: { label: 'Open', href: 'https://waybill.example/x?a=1&b="2"' },
  });

describe('an email by SMTP', () => {
  it('arrives as it was written, from us, as text and as a page that says the same', async () => {
    const to = newcomer().email;
    await email.send(emailTo(to));
    const [mail] = await outbox(to);
    expect(mail).toMatchObject({ subject: 'Your parcel – it’s here', to, replyTo: 'answers@waybill.example' });
    expect(mail?.from).toContain('hello@waybill.example');
    expect(mail?.text).toContain('Äwo ni “park”.');
    expect(mail?.text).toContain('Open: https://waybill.example/x?a=1&b="2"');
    expect(mail?.html).toContain('Äwo ni “park”.');
    expect(mail?.html).toContain('123456');
  });

  it('says each of several things as a link, below them how to have no more, and the same to mail programs', async () => {
    const to = newcomer().email;
    const headers = {
      'List-Unsubscribe': '<https://waybill.example/out>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await email.send(
      renderEmail({
        to,
        subject: 'News',
        greeting: 'Hello,',
        paragraphs: [],
        lines: [{ text: 'Ada <3 your post.', href: 'https://waybill.example/post?a=1&b=2' }],
        foot: [{ text: 'You asked for it.', label: 'Stop', href: 'https://waybill.example/stop' }],
        headers,
      }),
    );
    const [mail] = await outbox(to);
    expect(mail?.text).toContain('Ada <3 your post.\nhttps://waybill.example/post?a=1&b=2');
    expect(mail?.text).toContain('You asked for it. Stop: https://waybill.example/stop');
    expect(mail?.html).toContain('<a href="https://waybill.example/post?a=1&#38;b=2"');
    expect(mail?.html).toContain('Ada &#60;3 your post.');
    expect(mail?.html).toContain('href="https://waybill.example/stop"');
    expect(mail?.listHeaders).toEqual({
      'list-unsubscribe': '<https://waybill.example/out>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  it('shows what people typed and runs none of it', async () => {
    const { html } = emailTo('ada@mail.example');
    expect(html).toContain('Hello &#60;b&#62;Ada&#60;/b&#62; &#38; Obi,');
    expect(html).toContain('href="https://waybill.example/x?a=1&#38;b=&#34;2&#34;"');
  });

  it('cannot be made to go elsewhere by what stands in it', async () => {
    const [to, other] = [newcomer().email, newcomer().email];
    await email.send({ ...emailTo(to), subject: `Hello\r\nBcc: ${other}\r\n\r\nand more` });
    expect(await outbox(to)).toHaveLength(1);
    expect(await outbox(other)).toHaveLength(0);
  });

  it('that the server refuses rejects', async () => {
    await expect(email.send(emailTo('bounce@mail.example'))).rejects.toThrow('550');
  });

  it('that was refused does not say to whom it went: failures are kept among the jobs', async () => {
    const failure: unknown = await email.send(emailTo('bounce@mail.example')).catch((error: unknown) => error);
    expect(inspect(failure, { depth: 5 })).not.toContain('bounce@');
  });

  it('rejects when the server is down or takes too long', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as AddressInfo;
    for (const smtpUrl of ['smtp://127.0.0.1:9', `smtp://127.0.0.1:${port}`]) {
      const unreachable = createSmtpEmail({
        smtpUrl,
        from: 'hello@waybill.example',
        replyTo: 'hello@waybill.example',
        timeoutMs: 300,
      });
      await expect(unreachable.send(emailTo('ada@mail.example'))).rejects.toThrow();
    }
  });
});
