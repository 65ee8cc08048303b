/** Where the address of the report names the location, by its uuid. */
export const locationMark = '{location}';

/**
 * The address of a location's report at the provider; null without a provider, and where the address is not https: what
 * is shown in a frame of the portal must have been changed by nobody on the way.
 *
 * @param template - the provider's address with `{location}` where the location is named
 * @see
 */
export function reportEmbedUrl(template: string | null, locationUuid: string): string | null {
  if (template === null) return null;
  const address = template.replaceAll(locationMark, encodeURIComponent(locationUuid));
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' ? href : null;
}
