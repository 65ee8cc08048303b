import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { fc } from '@fast-check/vitest';
import { wantsTraces } from './open-tracing.js';

const sources = fileURLToPath(new URL('..', import.meta.url));
const endpoint = 'http://collector.example:4318';

it('A-343 sends nothing unless the standard variables name a collector and do not disable it', () => {
  expect(wantsTraces({})).toBe(false);
  expect(wantsTraces({ OTEL_SERVICE_NAME: 'signa', OTEL_TRACES_SAMPLER: 'always_on' })).toBe(false);
  expect(wantsTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: ' ' })).toBe(false);
  expect(wantsTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toBe(true);
  expect(wantsTraces({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint })).toBe(true);
  const against = fc.constantFrom<[string, string]>(
    ['OTEL_SDK_DISABLED', 'true'],
    ['OTEL_SDK_DISABLED', 'TRUE'],
    ['OTEL_TRACES_EXPORTER', 'none'],
  );
  const others = fc.dictionary(fc.constantFrom('OTEL_SERVICE_NAME', 'OTEL_TRACES_SAMPLER', 'PATH'), fc.string());
  fc.assert(
    fc.property(others, against, (given, [name, value]) => {
      expect(wantsTraces({ ...given, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toBe(true);
      expect(wantsTraces({ ...given, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, [name]: value })).toBe(false);
    }),
  );
});

it('A-343 loads its packages from two files, which only that setting loads', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(sources, path), 'utf8') }));
  const naming = (name: RegExp) => files.filter(({ text }) => name.test(text)).map(({ path }) => path);
  expect(naming(/['"]@opentelemetry\//)).toEqual(['observe/otlp-tracing.ts', 'observe/trace-settings.ts']);
  expect(naming(/\/trace-settings\.js/)).toEqual(['observe/otlp-tracing.ts']);
  expect(naming(/\/otlp-tracing\.js/)).toEqual(['observe/open-tracing.ts']);
  expect(naming(/from '[^']*\/otlp-tracing\.js'/)).toEqual([]);
});
