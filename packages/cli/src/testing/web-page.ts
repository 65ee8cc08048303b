/** The parts of a browser that a sign-in needs: it follows redirects, keeps cookies, and submits the login form. */
export class WebPage {
  private readonly cookies = new Map<string, string>();

  /** Opens an address, signs in when asked for a password, and follows redirects to the end. */
  async signIn(address: string, email: string, password: string): Promise<void> {
    const { url, text } = await this.follow(address);
    const action = /<form[^>]*action="([^"]+)"/.exec(text)?.[1] ?? url;
    await this.follow(new URL(action, url).href, new URLSearchParams({ email, password }));
  }

  private async follow(address: string, body?: URLSearchParams): Promise<{ url: string; text: string }> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      body,
      redirect: 'manual',
      headers: { cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    const next = response.headers.get('location');
    return next ? this.follow(new URL(next, address).href) : { url: address, text: await response.text() };
  }
}
