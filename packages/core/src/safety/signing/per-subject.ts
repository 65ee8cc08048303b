import { oncePer } from '../../base/cache/index.js';

/** What `make` derives from a subject, computed once for each, because several checks need it. */
export const perSubject = <Subject extends object, Value>(make: (subject: Subject) => Value) => oncePer(make);
