/** Every bench: what it measures, its parts that can run alone, and the faults it must detect. */

/** A Signa server that refuses, returns nothing, or is slow. */
const serverFaults = ['refuse', 'empty', 'slow'];
/** The same, and a counterpart that refuses or returns nothing. */
const comparisonFaults = [...serverFaults, 'bare-refuse', 'bare-empty'];
/** A function that throws or returns nothing; no time is measured. */
const untimedFaults = ['refuse', 'empty'];

export const catalog = {
  audit: { about: 'the audit of a location with a million entries', faults: serverFaults },
  chain: { about: "a manager's week with 1,000 locations and 10,000 users", faults: serverFaults },
  'client-list': { about: 'the list of 500 clients in a browser', faults: serverFaults },
  'client-search': { about: 'client search among a million', faults: serverFaults },
  'command-line': { about: 'start and lookup time of signa', faults: serverFaults },
  'conflict-noise': { about: 'how many conflicts a user sees when authorizing', faults: untimedFaults },
  'core-lifecycle': { about: 'state machines of core compared with a plain table', faults: serverFaults },
  'core-long-input': { about: 'dose checks on the longest texts and lists', faults: serverFaults },
  'core-prescription-form': {
    about: 'form rules of core compared with zod, ajv, and a plain function',
    faults: serverFaults,
  },
  'core-sizes': { about: 'kilobytes that parts of core add to a bundle', faults: untimedFaults },
  dose: { about: 'dose errors detected, and false alarms', faults: untimedFaults },
  'file-import': { about: 'import, export, and undo of 100,000 clients and patients', faults: serverFaults },
  hostile: { about: 'normal calls while hostile documents arrive', faults: serverFaults },
  import: { about: 'import of 10,000 patients from a practice system, and its undo', faults: serverFaults },
  'knowledge-diff': {
    about: 'what another package would have changed in 100,000 prescriptions',
    faults: serverFaults,
  },
  neighbor: { about: 'a page of the queue while another user makes the most expensive reads', faults: serverFaults },
  orders: { about: 'the orders of a location with a million', faults: serverFaults },
  palette: { about: 'the command palette among a million clients', faults: serverFaults },
  'people-search': { about: 'user search among 100,000', faults: serverFaults },
  'portal-import': { about: 'import of 100,000 clients in the portal while a vet works', faults: serverFaults },
  portal: {
    about: 'the portal in a browser',
    parts: {
      'first-visit': 'code, requests, and time until each page is usable, with an empty browser cache',
      reload: 'time until the lists are usable again',
      document: 'server processor time for a document',
      'main-thread': 'browser processor time until the lists are usable',
    },
    faults: serverFaults,
  },
  'practice-search': { about: 'location search among 100,000', faults: serverFaults },
  queue: { about: 'the queue of 10,000 requests in a browser', faults: serverFaults },
  reports: { about: 'reports on a million prescriptions', faults: serverFaults },
  'same-client': { about: 'finding re-entered clients among a million', faults: serverFaults },
  scale: {
    about: 'lists and counts of 10,000 and 1,000,000 records compared with plain SQL',
    faults: comparisonFaults,
  },
  search: { about: 'product search among 100,000 compared with plain SQL', faults: comparisonFaults },
  server: {
    about: 'the server compared with plain SQL',
    parts: {
      start: 'time until the server is ready, and its memory',
      'queue-page': 'pages of the queue',
      'one-prescription': 'single prescriptions',
      approvals: 'approvals, at maximum throughput and at a fixed rate',
    },
    faults: comparisonFaults,
  },
  writing: { about: 'writing a prescription in a browser, by keyboard', faults: serverFaults },
};
