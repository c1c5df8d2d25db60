/** Markup that is safe to send: made by `html`, which escapes everything else put into it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

type Fill = Html | string | number | false | null | undefined | readonly Fill[];

export function html(parts: TemplateStringsArray, ...fills: Fill[]): Html {
  return new Html(parts.reduce((markup, part, index) => `${markup}${write(fills[index - 1])}${part}`));
}

function write(fill: Fill): string {
  if (fill instanceof Html) return fill.markup;
  if (fill === false || fill === null || fill === undefined) return '';
  if (typeof fill === 'object') return fill.map(write).join('');
  return String(fill).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
