import { locationCookie } from '@signa/core/contract';

/** Stores the current location in a cookie, so that the next document can include its data. It grants no access. */
export function noteLocation(page: Pick<Document, 'cookie'>, locationId: string, isSecure: boolean): void {
  page.cookie = `${locationCookie}=${locationId}; path=/; max-age=31536000; samesite=lax${isSecure ? '; secure' : ''}`;
}
