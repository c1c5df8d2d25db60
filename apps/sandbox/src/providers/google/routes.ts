import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type default as Provider } from 'oidc-provider';
import * as z from 'zod';
import { pickerHeaders } from '../../console/page-headers.ts';
import { InvalidInput, parseInput } from '../../problem.ts';
import { mountPath, pickerPath, portraitPath } from './openid-provider.ts';
import { type People, subjectOf, typedPerson } from './people.ts';
import { type PickerView, pickerPage } from './picker-page.ts';
import { drawPortrait } from './portrait.ts';
import { refusedPage } from './refused-page.ts';

const uidParam = z.object({ uid: z.string() });
const choice = z.object({ sub: z.string().optional() });
const typedForm = typedPerson.extend({ emailVerified: z.stringbool({ truthy: ['true'], falsy: [] }).default(false) });
const halfTyped = z.object({ name: z.string().catch(''), email: z.string().catch(''), emailVerified: z.string().optional() });

/** Everything under /oidc: the account picker is ours, the protocol is oidc-provider’s. */
export function googleRoutes(app: FastifyInstance, provider: Provider, people: People): void {
  app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      return reply.code(400).headers(refusedPage.headers).send(refusedPage.render('this sign-in is over or was never started'));
    });
    pickerRoutes(scope, provider, people);
    scope.get(portraitPath(':sub'), (request, reply) => {
      const { sub } = z.object({ sub: z.string() }).parse(request.params);
      return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(drawPortrait(sub));
    });
  });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // oidc-provider reads the request itself.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${mountPath}/*`, passOn(provider));
  });
}

function pickerRoutes(scope: FastifyInstance, provider: Provider, people: People): void {
  const sendPicker = (reply: FastifyReply, status: number, view: Omit<PickerView, 'people'>) =>
    reply
      .code(status)
      .headers(pickerHeaders)
      .send(pickerPage({ ...view, people: people.all() }).markup);

  const finish = async (request: FastifyRequest, reply: FastifyReply, sub: string) => {
    const result = { login: { accountId: sub, remember: false }, select_account: {}, consent: {} };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  };

  scope.get(pickerPath(':uid'), async (request, reply) => {
    const { uid, params } = await provider.interactionDetails(request.raw, reply.raw);
    const email = typeof params.login_hint === 'string' ? params.login_hint : '';
    return sendPicker(reply, 200, { uid, typed: { name: '', email, emailVerified: true }, errors: [] });
  });

  scope.post(pickerPath(':uid'), async (request, reply) => {
    const { uid } = uidParam.parse(request.params);
    const { sub } = parseInput(choice, request.body);
    if (sub !== undefined && people.find(sub) !== undefined) return finish(request, reply, sub);
    try {
      const typed = parseInput(typedForm, request.body);
      await provider.interactionDetails(request.raw, reply.raw);
      await people.remember(typed);
      return await finish(request, reply, subjectOf(typed.email));
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      const typed = halfTyped.parse(request.body ?? {});
      const view = { uid, typed: { ...typed, emailVerified: typed.emailVerified === 'true' }, errors: error.errors };
      return sendPicker(reply, 400, view);
    }
  });

  scope.post(`${pickerPath(':uid')}/cancel`, async (request, reply) => {
    const result = { error: 'access_denied', error_description: 'The person pressed Cancel' };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  });
}

/** Hands a request to oidc-provider as if it lived at the root of the issuer’s own address. */
function passOn(provider: Provider) {
  const answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> = provider.callback();
  const issuer = new URL(provider.issuer);
  const rememberedSession = new RegExp(`(?<=^|; )${provider.cookieName('session')}=[^;]*`);
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    const { raw } = request;
    raw.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
    raw.headers['x-forwarded-host'] = issuer.host;
    // No browser stays signed in here: every sign-in starts from the account picker, in any tab, as anyone.
    raw.headers.cookie = raw.headers.cookie?.replace(rememberedSession, '');
    Object.assign(raw, { baseUrl: mountPath, url: request.url.slice(mountPath.length) });
    void answer(raw, reply.raw);
  };
}
