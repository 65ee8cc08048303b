import { describe, expect, it } from 'vitest';
import { signa } from '../testing/support.js';
import { terminal } from '../testing/terminal.js';

/** Invalid command lines, each with the start of its error message. */
const lines: readonly (readonly [line: string, text: string])[] = [
  ['api', 'Name an operation: signa api GetPrescription id=12. Run signa api --list to see them all.'],
  ['api Zzz', 'Signa has no operation Zzz. Run signa api --list to see them all.'],
  ['api GetPrescription', 'GetPrescription needs id=… (ID!)'],
  ['api GetSupportUser id=1', 'GetSupportUser takes no id. It takes nothing.'],
  ['api GetPrescription =1', "'=1' is not name=value"],
  ['api UpdateLocationUser id=1 input={', 'input takes JSON'],
  ['api UpdateLocationUser id=1 input.isActive=yes', 'input.isActive takes true or false'],
  ['api UpdateLocationUser id=1 input.version=', 'input.version takes a number'],
  ['audit list --location 1 --from 2026-11-31', "error: option '--from <day>' argument '2026-11-31' is invalid."],
  ['audit list --location 1 --to tomorrow', "error: option '--to <day>' argument 'tomorrow' is invalid."],
  ['audit list --location 1 --limit 0', "error: option '--limit <number>' argument '0' is invalid."],
  ['locations search wren --limit 501', "error: option '--limit <number>' argument '501' is invalid."],
  ['organizations search wren --limit 1.5', "error: option '--limit <number>' argument '1.5' is invalid."],
  ['users search okafor --location 1 --limit x', "error: option '--limit <number>' argument 'x' is invalid."],
  ['locations search wr', 'Enter at least 3 characters to search.'],
  ['organizations search wr', 'Enter at least 3 characters to search.'],
  ['users search ok --location 1', 'Enter at least 3 characters to search.'],
  ['bundle Juniper', 'Juniper is not the ID of a request.'],
  ['bundle Juniper --of client', 'Juniper is not the ID of a client.'],
  ['bundle 12 --user vet@signa.test', 'Use --user and --operation together.'],
  ['bundle 12 --operation AddPrescription', 'Use --user and --operation together.'],
  ['bundle 12 --of order', "error: option '--of <noun>' argument 'order' is invalid."],
  ['bundle 12 --call x', "error: option '--call <number>' argument 'x' is invalid."],
  ['call show 12', "error: command-argument value '12' is invalid for argument 'number'."],
  ['completion cmd', "error: command-argument value 'cmd' is invalid for argument 'shell'."],
  ['events list --state lost', "error: option '--state <state>' argument 'lost' is invalid."],
  ['events resend x --yes', "error: command-argument value 'x' is invalid for argument 'id'."],
  ['impersonate start vet@signa.test --reason a', '--reason: '],
  ['support open --location 1 --reason a', '--reason: '],
  ['pims search --location 1', 'Search by --first-name, --last-name, --email, or --patient-name.'],
  ['pims diff x', "error: command-argument value 'x' is invalid for argument 'client-id'."],
  ['prescription print ../12', "'../12' is not a prescription ID. Example: signa prescription print 12"],
  ['prescription print 12x', "'12x' is not a prescription ID. Example: signa prescription print 12"],
  ['schema login', 'signa login prints no JSON. These commands do: '],
  ['shortcuts --type XX', "error: option '--type <type>' argument 'XX' is invalid."],
  ['tail --location 1 --lines 501', "error: option '--lines <number>' argument '501' is invalid."],
  ['tail --location 1 --lines -1', "error: option '--lines <number>' argument '-1' is invalid."],
  ['timeline client 26-105430', '26-105430 is not an ID: an ID is a whole number.'],
  ['timeline request Juniper', 'Juniper is not an ID: an ID is a whole number.'],
  ['timeline prescription Juniper', 'Juniper is neither an ID nor a prescription number such as 26-105430.'],
  ['timeline order 12', "error: command-argument value 'order' is invalid for argument 'noun'."],
  ['why vet@signa.test Zzz', 'Signa has no operation Zzz. Run signa api --list to see them all.'],
  ['why vet@signa.test AddPrescription 12 --location 1', 'A record belongs to one location: leave out --location.'],
  [
    'why vet@signa.test AddPrescription --record client:1 --location 1',
    'A record belongs to one location: leave out --location.',
  ],
  ['login --with-token', 'No token on stdin. Pipe one in: signa login --with-token < token.txt'],
];

describe('wrong usage', () => {
  it.each(lines)('A-191 signa %s exits with 2 and an explanation, and makes no call', async (line, text) => {
    const at = terminal();
    expect(await signa(at, ...line.split(' '))).toBe(2);
    expect(at.err[0]?.startsWith(text), at.err[0]).toBe(true);
    expect(at.out).toEqual([]);
    expect(at.requests).toEqual([]);
  });
});
