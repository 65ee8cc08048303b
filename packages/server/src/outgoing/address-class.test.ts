import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { classOfAddress } from './address-class.js';

const octet = fc.integer({ min: 0, max: 255 });

it.each([
  ['8.8.8.8', 'public'],
  ['172.15.255.255', 'public'],
  ['172.16.0.0', 'private'],
  ['172.31.255.255', 'private'],
  ['172.32.0.0', 'public'],
  ['100.64.0.1', 'private'],
  ['169.254.169.254', 'unusable'],
  ['255.255.255.255', 'unusable'],
  ['2606:4700::1111', 'public'],
  ['::1', 'private'],
  ['::', 'unusable'],
  ['fdab::1', 'private'],
  ['fd00:ec2::254', 'unusable'],
  ['fe80::1%eth0', 'unusable'],
  ['::7f00:1', 'private'],
  ['64:ff9b::a9fe:a9fe', 'unusable'],
  ['64:ff9b::808:808', 'public'],
  ['2002:7f00:1::', 'private'],
  ['partner.example', 'unusable'],
  ['', 'unusable'],
])('A-436 %s is %s', (address, found) => {
  expect(classOfAddress(address)).toBe(found);
});

test.prop([fc.tuple(octet, octet, octet, octet)])(
  'A-436 an IPv4 address has the same class in any IPv6 form',
  (octets) => {
    const plain = octets.join('.');
    const [a, b, c, d] = octets;
    const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
    const found = classOfAddress(plain);
    expect(classOfAddress(`::ffff:${plain}`)).toBe(found);
    expect(classOfAddress(`0:0:0:0:0:ffff:${hex}`)).toBe(found);
    expect(classOfAddress(`64:ff9b::${hex}`)).toBe(found);
    expect(classOfAddress(`2002:${hex}::1`)).toBe(found);
  },
);
