import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { consoleHeaders } from '../../console/page-headers.ts';
import { acceptForms } from '../../forms.ts';
import { parseInput, sendProblem } from '../../problem.ts';
import type { Provider, Sandbox } from '../../provider.ts';
import { addBounded, StateFile } from '../../state-file.ts';
import { embeddedHeaders, serveScript } from '../../vendor-page.ts';
import { consolePath, threadsPage, widgetPage } from './pages.ts';
import { type ChatwootState, type Contact, chatwootState, mostContacts, mostMessages } from './state.ts';

const websiteToken = 'sandbox-website';
const hmacToken = 'sandbox-hmac-token';

type File = StateFile<ChatwootState>;

const person = z.object({
  identifier: z.string().min(1).max(100),
  identifier_hash: z.string().default(''),
  name: z.string().max(200).default(''),
  email: z.string().max(300).default(''),
});
const written = z.object({ message: z.object({ content: z.string().trim().min(1).max(2000) }) });
const answered = z.object({ content: z.string().trim().min(1).max(2000) });

export async function openChatwoot({ origin, dataDir }: Sandbox): Promise<Provider> {
  const file: File = await StateFile.open(join(dataDir, 'chatwoot.json'), chatwootState, () => ({ contacts: [] }));
  const settings = [
    ['Base URL', `${origin}/chatwoot`],
    ['Website token', websiteToken],
    ['HMAC token', hmacToken],
  ] as const;
  return {
    standIn: {
      need: 'Live chat',
      vendor: 'Chatwoot',
      about:
        'A widget that opens in the product’s page, believes only a signed identity, and has its conversations answered here.',
      settings,
      fixtures: [['A wrong identifier_hash', 'is refused, and the widget says so']],
    },
    page: { path: consolePath, label: 'Live chat', render: () => threadsPage(file.state.contacts, settings) },
    routes: (app) => {
      widgetRoutes(app);
      apiRoutes(app, file);
      consoleButtons(app, file);
    },
  };
}

function widgetRoutes(app: FastifyInstance): void {
  serveScript(app, '/chatwoot/packs/js/sdk.js', new URL('./assets/sdk.js', import.meta.url));
  serveScript(app, '/chatwoot/assets/widget.js', new URL('./assets/widget.js', import.meta.url));
  app.get('/chatwoot/widget', async (request, reply) => {
    if (!isOurSite(request)) return sendProblem(reply, 404, 'not_found', 'There is no website with this token');
    return reply.headers(embeddedHeaders).send(widgetPage());
  });
}

function apiRoutes(app: FastifyInstance, file: File): void {
  app.patch('/chatwoot/api/v1/widget/contact/set_user', async (request, reply) => {
    if (!isOurSite(request)) return reply.code(404).send({ error: 'web widget does not exist' });
    const { identifier, identifier_hash: hash, name, email } = parseInput(person, request.body);
    if (!isProof(identifier, hash)) return reply.code(401).send({ error: 'HMAC failed: Invalid Identifier Hash Provided' });
    const contact = file.state.contacts.find((known) => known.identifier === identifier) ?? addContact(file, identifier);
    Object.assign(contact, { name, email });
    await file.save();
    return { id: identifier, name, email, widget_auth_token: contact.token };
  });

  app.get('/chatwoot/api/v1/widget/messages', async (request, reply) => {
    const contact = contactOf(file, request);
    return contact ? { payload: contact.messages.map(messageView) } : unknown(reply);
  });

  app.post('/chatwoot/api/v1/widget/messages', async (request, reply) => {
    const contact = contactOf(file, request);
    if (!contact) return unknown(reply);
    const { content } = parseInput(written, request.body).message;
    return messageView(await write(file, contact, content, false));
  });
}

function consoleButtons(app: FastifyInstance, file: File): void {
  app.register(async (scope) => {
    acceptForms(scope);
    scope.post<{ Params: { identifier: string } }>(`/sandbox/${consolePath}/:identifier`, async (request, reply) => {
      const contact = file.state.contacts.find(({ identifier }) => identifier === request.params.identifier);
      if (!contact) return sendProblem(reply, 404, 'not_found', 'Nobody by that name has written');
      await write(file, contact, parseInput(answered, request.body).content, true);
      return reply.headers(consoleHeaders).redirect(`/sandbox/${consolePath}`, 303);
    });
  });
}

function isProof(identifier: string, hash: string): boolean {
  const right = Buffer.from(createHmac('sha256', hmacToken).update(identifier).digest('hex'));
  const given = Buffer.from(hash);
  return given.length === right.length && timingSafeEqual(given, right);
}

function isOurSite({ query }: FastifyRequest): boolean {
  return z.object({ website_token: z.literal(websiteToken) }).safeParse(query).success;
}

function contactOf(file: File, request: FastifyRequest): Contact | undefined {
  const token = request.headers['x-auth-token'];
  return isOurSite(request) ? file.state.contacts.find((contact) => contact.token === token) : undefined;
}

function addContact(file: File, identifier: string): Contact {
  const contact = { identifier, name: '', email: '', token: randomBytes(16).toString('hex'), messages: [] };
  return addBounded(file.state.contacts, contact, mostContacts);
}

async function write(file: File, contact: Contact, content: string, isOurs: boolean): Promise<Contact['messages'][number]> {
  const id = (contact.messages.at(-1)?.id ?? 0) + 1;
  const message = addBounded(contact.messages, { id, content, isOurs, at: new Date().toISOString() }, mostMessages);
  await file.save();
  return message;
}

/** Incoming 0 is the visitor’s, outgoing 1 the agent’s. */
function messageView({ id, content, isOurs, at }: Contact['messages'][number]) {
  return { id, content, message_type: isOurs ? 1 : 0, created_at: Math.floor(Date.parse(at) / 1000) };
}

function unknown(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'Contact not found' });
}
