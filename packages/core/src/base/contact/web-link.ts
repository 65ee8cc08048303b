/**
 * A URL that is safe to link to: http or https, whatever was stored or received. Another scheme could run a script,
 * open a file or start a program.
 *
 * @returns `null` when the text must not become a link
 * @see A-438
 */
export function webLink(address: string | null | undefined): string | null {
  const text = address?.trim();
  if (!text || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}
