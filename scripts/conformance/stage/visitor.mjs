/** A user of a browser without a screen: follows redirects, fills in forms, and keeps cookies. */
import { request } from 'playwright-core';

const unescaped = (text) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (tag, name) => {
  const found = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : unescaped(found);
};

/** The first form of a page, with the values of its fields. */
function formOf(html) {
  const [, tag, inner] = /(<form\b[^>]*>)([^]*?)<\/form>/.exec(html) ?? [];
  if (tag === undefined) return null;
  const fields = [...inner.matchAll(/<input\b[^>]*>/g)].map(([input]) => [
    attribute(input, 'name'),
    attribute(input, 'value') ?? '',
  ]);
  return { action: attribute(tag, 'action') ?? '', fields: Object.fromEntries(fields.filter(([name]) => name)) };
}

const most = 20;

export async function openVisitor() {
  const browser = await request.newContext({ ignoreHTTPSErrors: true });
  const ask = (url, form) =>
    form ? browser.post(url, { form, maxRedirects: 0 }) : browser.get(url, { maxRedirects: 0 });
  return {
    browser,
    ask,
    /**
     * Follows redirects and submits forms until an address for which `isThere` returns true, which is not visited, or a
     * page without a form.
     *
     * @param answers - what is typed into fields of these names, and the buttons that are pressed
     */
    async walk(from, answers = {}, isThere = () => false) {
      let [url, form] = [from, undefined];
      for (let step = 0; step < most; step += 1) {
        if (!form && isThere(url)) return { url, text: null };
        const answer = await ask(url, form);
        const { location } = answer.headers();
        const text = location === undefined ? await answer.text() : '';
        const next = location === undefined ? formOf(text) : null;
        if (location === undefined && next === null) return { url, status: answer.status(), text };
        url = new URL(location ?? next.action, url).href;
        form = next ? { ...next.fields, ...answers } : undefined;
      }
      throw new Error(`${from} leads nowhere`);
    },
    close: () => browser.dispose(),
  };
}
