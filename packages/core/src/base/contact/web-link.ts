/**
 * An address that a link may lead to: http or https, whatever was stored or received. Another scheme would run as a
 * script, open a file or start a program.
 *
 * @returns null where the text must not become a link
 * @see A-438
 */
export function webLink(address: string | null | undefined): string | null {
  const text = address?.trim();
  if (!text || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}
