/** Every bench: what it measures, the parts of it that run alone, and the faults that it proves to notice. */

/** A server of Signa that refuses, answers nothing, or sleeps. */
const ofServer = ['refuse', 'empty', 'slow'];
/** The same, and a counterpart that refuses or answers nothing. */
const besideBare = [...ofServer, 'bare-refuse', 'bare-empty'];
/** A function that throws or returns nothing; nothing is timed. */
const untimed = ['refuse', 'empty'];

export const catalog = {
  audit: { about: 'the audit of a location with a million entries', faults: ofServer },
  chain: { about: 'the week of a manager with 1,000 locations and 10,000 users', faults: ofServer },
  'client-list': { about: 'the list of 500 clients in a browser', faults: ofServer },
  'client-search': { about: 'clients found among a million', faults: ofServer },
  'command-line': { about: 'how long signa takes to start and to look something up', faults: ofServer },
  'conflict-noise': { about: 'how many conflicts a person who signs is shown', faults: untimed },
  'core-lifecycle': { about: 'state machines of core beside a plain table', faults: ofServer },
  'core-long-input': { about: 'dose arithmetic on the longest texts and lists', faults: ofServer },
  'core-prescription-form': { about: 'form rules of core beside zod, ajv and a plain function', faults: ofServer },
  'core-sizes': { about: 'kilobytes that parts of core add to a bundle', faults: untimed },
  dose: { about: 'dose errors caught, and sound prescriptions questioned', faults: untimed },
  'file-import': { about: 'import, export and undo of 100,000 clients and patients', faults: ofServer },
  hostile: { about: 'normal calls while hostile documents come in', faults: ofServer },
  import: { about: 'import of 10,000 patients from a practice system, and its undo', faults: ofServer },
  neighbor: { about: 'a page of the queue while another person asks for the dearest reads', faults: ofServer },
  orders: { about: 'the orders of a location that has a million', faults: ofServer },
  palette: { about: 'the command palette among a million clients', faults: ofServer },
  'people-search': { about: 'users found among 100,000', faults: ofServer },
  portal: {
    about: 'the portal in a browser',
    parts: {
      'first-visit': 'code, requests and time until each page is useful, by a browser without a cache',
      reload: 'time until the lists are useful again',
      document: 'processor time of the server for a document',
      'main-thread': 'processor time of the browser until the lists are useful',
    },
    faults: ofServer,
  },
  'practice-search': { about: 'practices found among 100,000', faults: ofServer },
  queue: { about: 'the queue of 10,000 requests in a browser', faults: ofServer },
  reports: { about: 'reports on a million prescriptions', faults: ofServer },
  'same-client': { about: 'clients entered twice, found among a million', faults: ofServer },
  scale: { about: 'lists and counts of 10,000 and 1,000,000 records beside bare SQL', faults: besideBare },
  search: { about: 'product search among 100,000 beside bare SQL', faults: besideBare },
  server: {
    about: 'the server beside bare SQL',
    parts: {
      start: 'time until the server is ready, and its memory',
      'queue-page': 'pages of the queue',
      'one-prescription': 'one prescription after another',
      approvals: 'approvals, as many as can be answered and at a fixed rate',
    },
    faults: besideBare,
  },
  writing: { about: 'writing a prescription in a browser, by keyboard', faults: ofServer },
};
