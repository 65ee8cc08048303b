/** What the page in the hidden frame posts when it comes back to `/login/callback` (`start.js`). */
interface CameBack {
  readonly source: 'oidc-client';
  readonly url: string;
}

const isCameBack = (data: unknown): data is CameBack =>
  typeof data === 'object' &&
  data !== null &&
  'source' in data &&
  data.source === 'oidc-client' &&
  'url' in data &&
  typeof data.url === 'string';

/**
 * Opens an address of the identity provider in a hidden frame and waits for it to come back.
 *
 * @param ms - how long; a provider that shows a page instead of coming back would never end
 * @returns the address it came back to; rejects when it did not
 */
export function visitSilently(url: string, ms: number): Promise<string> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Sign-in';
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new Error('The identity provider did not come back.'))), ms);
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.contentWindow || event.origin !== window.location.origin || !isCameBack(event.data))
        return;
      const { url: back } = event.data;
      end(() => resolve(back));
    };
    const end = (settle: () => void) => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
      frame.remove();
      settle();
    };
    window.addEventListener('message', listen);
    frame.src = url;
    document.body.append(frame);
  });
}
