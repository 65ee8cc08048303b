/** Where the help-client session is asked for, beside the endpoint of the operations (C-181, C-182). */
export const helpClientPaths = { validate: '/impersonate/validate', start: '/impersonate' } as const;

/**
 * Whether a text is a whole address of the web. Other schemes would run as a script or open a file where the browser is
 * sent to them.
 */
export function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i.test(value);
}
