import type { Call } from '@waybill/contract/call';
import { callGroups, groupOf } from '@waybill/contract/call-groups';
import { type ProblemCode, problems } from '@waybill/contract/problem';
import { failureCodes } from './openapi.ts';

const accessWords: Readonly<Record<Call['access'], string>> = {
  public: 'anybody',
  entering: 'signed in, verified or not',
  member: 'signed in and verified',
  'dispatch-partner': 'dispatch partners',
  'staff-entering': 'staff, by their password alone',
  staff: 'staff who have shown their second factor in this session',
  'staff-confirmed': 'staff who have shown their second factor within ten minutes',
};

type Described = {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
};

/** A page a person can read: every call, who may make it, what goes in, what comes out, what can go wrong. */
export function referencePage(calls: readonly Call[], openapi: Described): string {
  const members = Map.groupBy(calls, groupOf);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Waybill API</title><link rel="stylesheet" href="/api/docs/style.css"></head><body><main>
<h1>Waybill API</h1><p>${calls.length} calls, all below <code>/api</code>. Paths and field names match without regard to upper and lower case.
The same in OpenAPI 3.1: <a href="/api/openapi.json">openapi.json</a>; with search, examples and calls to try: <a href="/api/docs">the reference</a>.</p>
<nav>${callGroups.map(({ name }) => `<a href="#${anchorOf(name)}">${name}</a>`).join(' ')} <a href="#shapes">Shapes</a> <a href="#failures">Failures</a></nav>
${callGroups
  .map(
    ({ name, description }) =>
      `<h2 id="${anchorOf(name)}">${name}</h2><p>${description}</p>${(members.get(name) ?? []).map((call) => section(call, openapi)).join('')}`,
  )
  .join('')}
<h2 id="shapes">Shapes</h2><p>What several calls answer with, by the name that <code>$ref</code> gives it.</p><section>${shapesOf(openapi)}</section>
<h2 id="failures">Failures</h2><p>Every failure is a problem document (RFC 9457); <code>code</code> never changes.</p><table>${failureRows()}</table>
</main></body></html>`;
}

const anchorOf = (group: string) => group.toLowerCase().replaceAll(' ', '-');

function section(call: Call, openapi: Described): string {
  const described = (openapi.paths[`/api${call.path}`] as Record<string, unknown> | undefined)?.[call.method.toLowerCase()] as
    | { parameters?: unknown[]; requestBody?: unknown; responses?: Record<string, unknown> }
    | undefined;
  const parts = [
    ['Parameters', described?.parameters?.length ? described.parameters : undefined],
    ['Body', described?.requestBody],
    [`Answer ${call.success.status}`, described?.responses?.[call.success.status]],
  ] as const;
  return `<section><h3><b>${call.method}</b> <code>/api${escapeHtml(call.path)}</code></h3><p>${escapeHtml(call.summary)}</p>
<p class="soft">For ${accessWords[call.access]}. Can fail with ${failureCodes(call).map(failureLink).join(', ')}.</p>
${parts
  .filter(([, content]) => content !== undefined)
  .map(([title, content]) => details(title, content))
  .join('')}</section>`;
}

function shapesOf({ components }: Described): string {
  return Object.entries(components.schemas)
    .map(([name, shape]) => details(name, shape))
    .join('');
}

function details(title: string, content: unknown): string {
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(content, null, 2))}</pre></details>`;
}

function failureLink(code: ProblemCode): string {
  return `<a href="#${code}">${code}</a>`;
}

function failureRows(): string {
  return Object.entries(problems)
    .map(
      ([code, [status, title]]) =>
        `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(title)}</td></tr>`,
    )
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

export const referenceStyle = `:root{color-scheme:light dark;--paper:#fbf8f1;--card:#fff;--line:#e6dfd0;--ink:#17211b;--soft:#5a655d;--palm:#0b6b45}
@media(prefers-color-scheme:dark){:root{--paper:#101713;--card:#18211b;--line:#2a362e;--ink:#edf2ec;--soft:#a9b5ac;--palm:#4fc38a}}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}main{max-width:52rem;margin:0 auto;padding:1.5rem 1rem 4rem}
a{color:var(--palm)}nav{display:flex;flex-wrap:wrap;gap:.75rem}section{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1rem;margin:.75rem 0}
h3{margin:0;font-size:17px;overflow-wrap:anywhere}h3 b{color:var(--palm)}p{margin:.5rem 0}.soft{color:var(--soft);font-size:13px;overflow-wrap:anywhere}
pre{overflow:auto;font-size:13px}summary{cursor:pointer;min-height:28px}table{border-collapse:collapse}td{overflow-wrap:anywhere;border-bottom:1px solid var(--line);padding:.4rem .75rem .4rem 0;vertical-align:top}`;
