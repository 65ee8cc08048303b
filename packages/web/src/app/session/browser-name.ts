/** Ordered from specific to generic, because most user agents also contain the names of other browsers. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns a name such as 'Chrome on Windows' for a user agent, or 'Another browser' if it is not recognized. */
export function browserName(userAgent: string): string {
  const nameOf = (table: typeof browsers) => table.find(([sign]) => sign.test(userAgent))?.[1];
  const [browser = 'Another browser', system] = [nameOf(browsers), nameOf(systems)];
  return system === undefined ? browser : `${browser} on ${system}`;
}
