import { searchMaximum } from '../../practice/location/index.js';
import { shortened, trimmed } from '../../base/text/index.js';
import { emptyClientSearch, type ClientSearchFields } from './add-search.js';

/**
 * What a practice system is searched by at first for a client who is to be linked: both names, and of an organization,
 * which has no first name, its one name. A phone could narrow it too much.
 *
 * @see C-109
 */
export function linkSearchOf(client: {
  readonly firstName: string | null;
  readonly lastName: string | null;
}): ClientSearchFields {
  const fitting = (name: string | null) => trimmed(shortened(trimmed(name), searchMaximum.clients));
  return { ...emptyClientSearch, firstName: fitting(client.firstName), lastName: fitting(client.lastName) };
}
