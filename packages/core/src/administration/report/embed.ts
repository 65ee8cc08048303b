/** The placeholder for the location's uuid in the URL of the report. */
export const locationMark = '{location}';

/**
 * The URL of a location's report at the provider; `null` without a provider, and for a URL that is not https, because
 * content embedded in the portal must be protected from tampering.
 *
 * @param template - the provider's URL with `{location}` in place of the location
 * @see
 */
export function reportEmbedUrl(template: string | null, locationUuid: string): string | null {
  if (template === null) return null;
  const address = template.replaceAll(locationMark, encodeURIComponent(locationUuid));
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' ? href : null;
}
