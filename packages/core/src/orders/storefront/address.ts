/** The paths of the help-client session, relative to the API (C-181, C-182). */
export const helpClientPaths = { validate: '/impersonate/validate', start: '/impersonate' } as const;

/** Whether a value is an absolute web URL. Another scheme could make the browser run a script or open a file. */
export function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i.test(value);
}
