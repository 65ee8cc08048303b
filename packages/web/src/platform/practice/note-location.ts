import { locationCookie } from '@signa/core/contract';

/** Notes in the browser where a person works, so that their next page comes with what is shown there; it grants nothing. */
export function noteLocation(page: Pick<Document, 'cookie'>, locationId: string, isSecure: boolean): void {
  page.cookie = `${locationCookie}=${locationId}; path=/; max-age=31536000; samesite=lax${isSecure ? '; secure' : ''}`;
}
