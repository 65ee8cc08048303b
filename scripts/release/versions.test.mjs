import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at, pathIn } from '../place.mjs';
import { releasedManifests } from './manifests.mjs';
import { isAfter, releaseFault, versionsIn, withVersion } from './versions.mjs';

const changelog = '# Changes\n\n## 0.2.0\n\n- b\n\n## 0.1.0\n\n- a\n';

describe('the version of a release', () => {
  it('is that of every package, and of the newest entry of the changelog', () => {
    const [newest] = versionsIn(readFileSync(at('CHANGELOG.md'), 'utf8'));
    const versions = releasedManifests().map((path) => [pathIn(path), JSON.parse(readFileSync(path, 'utf8')).version]);
    expect(versions.length).toBeGreaterThan(5);
    expect(versions).toEqual(versions.map(([path]) => [path, newest]));
  });

  it('comes after the current one, and has an entry', () => {
    expect(releaseFault('0.2.0', '0.1.0', changelog)).toBeNull();
    expect(releaseFault('0.2.0', '0.2.0', changelog)).toMatch(/does not come after 0\.2\.0/);
    expect(releaseFault('0.3.0', '0.2.0', changelog)).toMatch(/Add one for 0\.3\.0/);
    for (const wrong of [undefined, '0.2', 'v0.2.0']) expect(releaseFault(wrong, '0.1.0', changelog)).toMatch(/^Name/);
    expect([isAfter('0.10.0', '0.9.9'), isAfter('1.0.0', '0.9.9'), isAfter('0.9.9', '1.0.0')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('replaces only the version of the package', () => {
    const manifest = '{\n  "name": "x",\n  "version": "0.1.0",\n  "engines": {\n    "version": "0.1.0"\n  }\n}\n';
    expect(withVersion(manifest, '0.2.0')).toBe(manifest.replace('0.1.0', '0.2.0'));
  });
});
