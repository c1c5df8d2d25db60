import { type Html, html } from '../../../console/html.ts';

/** The typed values and their errors. */
export type Typed = { values: Record<string, string>; errors: Record<string, string> };

export type FieldLook = {
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
  maxlength: number;
  isSecret?: boolean;
};

/** A number to type. Nothing is offered from memory: a browser would offer a real card. */
export function field({ name, label, hint, placeholder, maxlength, isSecret = false }: FieldLook, typed: Typed): Html {
  const wrong = typed.errors[name];
  const described = [hint && `${name}-hint`, wrong && `${name}-wrong`].filter(Boolean).join(' ');
  return html`
    <div class="field">
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" type="${isSecret ? 'password' : 'text'}" inputmode="numeric" autocomplete="off" required
        maxlength="${maxlength}" placeholder="${placeholder}" value="${isSecret ? '' : typed.values[name]}"${
          described !== '' && html` aria-describedby="${described}"`
        }${wrong && html` aria-invalid="true"`}>
      ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
      ${wrong && html`<p class="wrong" id="${name}-wrong">${wrong}</p>`}
    </div>`;
}
