/** A headless browser, as far as signing in requires: it follows redirects and keeps cookies per host. */
export class TestBrowser {
  readonly #cookies = new Map<string, Map<string, string>>();
  /** The last set cookies with all of their attributes. */
  readonly set: string[] = [];

  /** @returns the response as received: redirects are not followed */
  async go(url: string, init: RequestInit = {}): Promise<Response> {
    const { host } = new URL(url);
    const jar = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string> | undefined), ...(cookie && { cookie }) };
    const response = await fetch(url, { ...init, redirect: 'manual', headers });
    for (const line of response.headers.getSetCookie()) {
      this.set.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0(?:;|$)/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** Follows redirects to the first page and returns its address and response. */
  async follow(url: string): Promise<{ readonly url: string; readonly response: Response }> {
    const response = await this.go(url);
    const next = response.headers.get('location');
    return next === null ? { url, response } : await this.follow(new URL(next, url).href);
  }

  cookie(host: string, name: string): string | undefined {
    return this.#cookies.get(host)?.get(name);
  }

  /** Another browser with a copy of one cookie. */
  give(host: string, name: string, value: string): this {
    this.#cookies.set(host, (this.#cookies.get(host) ?? new Map<string, string>()).set(name, value));
    return this;
  }
}
