import { BlockList, isIP } from 'node:net';

/** Private networks and loopback. A server there can be intended, so the configuration can allow it. */
const privateNetworks = blockList([
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['::1', 128],
  ['fc00::', 7],
]);

/** Networks where no partner can be: link-local with the clouds' metadata services, multicast, and reserved ranges. */
const unusableNetworks = blockList([
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 128],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fd00:ec2::', 32],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]);

type AddressClass = 'public' | 'private' | 'unusable';

/** IPv6 prefixes whose addresses contain an IPv4 address, with the group at which it begins. */
const embeddings: readonly { readonly prefix: RegExp; readonly at: number }[] = [
  { prefix: /^(?:0:){5}(?:0|ffff):/, at: 6 },
  { prefix: /^(?:0:){4}ffff:0:/, at: 6 },
  { prefix: /^64:ff9b:/, at: 6 },
  { prefix: /^2002:/, at: 1 },
];

/**
 * Classifies an IP address; an IPv6 address that contains an IPv4 address (mapped, NAT64, 6to4) is also classified as
 * that.
 */
export function classOfAddress(address: string): AddressClass {
  const [plain = ''] = address.split('%');
  const family = isIP(plain);
  if (family === 0) return 'unusable';
  if (family === 4) return classIn(plain, 'ipv4');
  const own = classIn(plain, 'ipv6');
  const carried = carriedAddress(plain);
  return own !== 'public' || carried === null ? own : classIn(carried, 'ipv4');
}

function classIn(address: string, family: 'ipv4' | 'ipv6'): AddressClass {
  if (unusableNetworks.check(address, family)) return 'unusable';
  return privateNetworks.check(address, family) ? 'private' : 'public';
}

function carriedAddress(address: string): string | null {
  const groups = groupsOf(address);
  const text = groups.map((group) => group.toString(16)).join(':');
  const found = embeddings.find(({ prefix }) => prefix.test(text));
  if (!found) return null;
  const [high = 0, low = 0] = groups.slice(found.at);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The eight groups of an IPv6 address; URL normalizes a dotted end to hexadecimal and the same short form. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  if (tail === undefined) return groups(head);
  const [first, last] = [groups(head), groups(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

function blockList(networks: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4');
  return list;
}
