import { searchMaximum } from '../../practice/location/index.js';
import { shortened, trimmed } from '../../base/text/index.js';
import { emptyClientSearch, type ClientSearchFields } from './add-search.js';

/**
 * The initial search in the practice system for a client to link: both names, or the one name of an organization, which
 * has no first name. A phone could narrow the search too much.
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
