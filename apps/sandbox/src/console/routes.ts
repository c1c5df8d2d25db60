import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { acceptForms } from '../forms.ts';
import { channels, viewMessage } from '../outbox/message.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { parseInput } from '../problem.ts';
import type { Provider } from '../provider.ts';
import { type Html, html } from './html.ts';
import { consoleLayout, styles } from './layout.ts';
import { mailDocument, messagePage } from './message-page.ts';
import { messagesPage } from './messages-page.ts';
import { overviewPage } from './overview-page.ts';
import { consoleHeaders, mailHeaders } from './page-headers.ts';

const mostShown = 100;
const filterQuery = z.object({ to: z.string().max(320).optional(), channel: z.enum(channels).optional() });
const idParam = z.object({ id: z.string() });

const assets = new Map([
  ...styles.map((name) => [name, 'text/css; charset=utf-8'] as const),
  ['payment-page.css', 'text/css; charset=utf-8'],
  ['console.js', 'text/javascript; charset=utf-8'],
  ['mark.svg', 'image/svg+xml'],
]);

export function consoleRoutes(app: FastifyInstance, outbox: Outbox, providers: readonly Provider[]): void {
  const pages = providers.flatMap(({ page }) => (page === undefined ? [] : [page]));
  const navigation = [
    { href: '/sandbox', label: 'Overview' },
    { href: '/sandbox/messages', label: 'Messages' },
    ...pages.map(({ path, label }) => ({ href: `/sandbox/${path}`, label })),
  ];
  const send = (reply: FastifyReply, title: string, href: string, content: Html) =>
    reply.headers(consoleHeaders).send(consoleLayout(title, href, navigation, content).markup);

  acceptForms(app);
  assetRoutes(app);
  messageRoutes(app, outbox, send);
  app.get('/', (_request, reply) => reply.redirect('/sandbox', 302));
  app.get('/sandbox', (_request, reply) => {
    const standIns = providers.map(({ standIn }) => standIn);
    return send(reply, 'Overview', '/sandbox', overviewPage(standIns, outbox.list().length));
  });
  for (const { path, label, render } of pages) {
    app.get(`/sandbox/${path}`, (_request, reply) => send(reply, label, `/sandbox/${path}`, render()));
  }
}

type SendPage = (reply: FastifyReply, title: string, href: string, content: Html) => FastifyReply;

function messageRoutes(app: FastifyInstance, outbox: Outbox, send: SendPage): void {
  const gone = (reply: FastifyReply) =>
    send(
      reply.code(404),
      'Message not found',
      '/sandbox/messages',
      html`<h1>That message is gone</h1><p>It was deleted, or is older than what the outbox keeps. <a href="/sandbox/messages">All messages</a></p>`,
    );

  app.get('/sandbox/messages', (request, reply) => {
    const filter = parseInput(filterQuery, request.query);
    const matching = outbox.list({ toLike: filter.to, channel: filter.channel });
    const content = messagesPage({
      messages: matching.slice(0, mostShown).map(viewMessage),
      matching: matching.length,
      newestId: outbox.list({}, 1)[0]?.id,
      filter,
    });
    return send(reply, 'Messages', '/sandbox/messages', content);
  });

  app.get('/sandbox/messages/:id', (request, reply) => {
    const message = outbox.get(idParam.parse(request.params).id);
    return message === undefined ? gone(reply) : send(reply, 'Message', '/sandbox/messages', messagePage(viewMessage(message)));
  });

  app.get('/sandbox/messages/:id/html', (request, reply) => {
    const message = outbox.get(idParam.parse(request.params).id);
    if (message === undefined || message.html === null) return gone(reply);
    return reply.headers(mailHeaders).send(mailDocument(message.html));
  });

  app.post('/sandbox/messages/clear', async (_request, reply) => {
    await outbox.clear();
    return reply.redirect('/sandbox/messages', 303);
  });
}

function assetRoutes(app: FastifyInstance): void {
  for (const [name, type] of assets) {
    app.get(`/sandbox/assets/${name}`, async (_request, reply) => {
      const content = await readFile(new URL(`./assets/${name}`, import.meta.url));
      return reply
        .headers({ 'content-type': type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
        .send(content);
    });
  }
}
