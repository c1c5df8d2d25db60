/** As much of a browser as signing in takes: cookies by path, redirects followed by hand, forms posted. */
export class Browser {
  #cookies = new Map<string, { pair: string; path: string }>();

  async get(address: string): Promise<Response> {
    return this.#go(address, {});
  }

  async post(address: string, fields: Record<string, string>): Promise<Response> {
    return this.#go(address, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** Follows redirects until a page is shown or the browser would leave for another origin; answers that address. */
  async follow(answer: Response, leavesFor: string): Promise<{ page: Response; address: URL } | { leftFor: URL }> {
    let current = answer;
    let address = new URL(answer.url);
    while (current.status >= 300 && current.status < 400) {
      address = new URL(current.headers.get('location') ?? '', address);
      if (address.origin === leavesFor) return { leftFor: address };
      current = await this.get(address.href);
    }
    return { page: current, address };
  }

  async #go(address: string, options: RequestInit): Promise<Response> {
    const { pathname } = new URL(address);
    const cookie = [...this.#cookies.values()]
      .filter(({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(({ pair }) => pair)
      .join('; ');
    const answer = await fetch(address, { ...options, redirect: 'manual', headers: { accept: 'text/html', cookie } });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
    const key = `${pair.split('=')[0]} ${path}`;
    if (line.includes('expires=Thu, 01 Jan 1970')) this.#cookies.delete(key);
    else this.#cookies.set(key, { pair, path });
  }
}
