import { expect, it } from 'vitest';
import { buildParameters, engines, runParameters } from './image.mjs';

const of = { image: 'localhost/signa', container: 'signa-1' };

it.each(['docker', 'podman'])('A-345 %s runs the image as restricted as deploy/compose.yaml does', (engine) => {
  const parameters = runParameters(engine, of, ['node', '-e', '1']);
  for (const one of ['--read-only', '--cap-drop', 'ALL', 'no-new-privileges']) expect(parameters).toContain(one);
  expect(parameters.slice(-3)).toEqual(['localhost/signa', '-e', '1']);
  expect(parameters.join(' ')).not.toMatch(/--privileged|--user/);
});

it('A-345 buildah runs a container of the image, without a runtime of its own', () => {
  const parameters = runParameters('buildah', of, ['node', '-e', '1']);
  expect(parameters.slice(-5)).toEqual(['signa-1', '--', 'node', '-e', '1']);
  expect(parameters).toContain('chroot');
});

it('A-345 builds deploy/Dockerfile with each engine, on another base image if one is named', () => {
  for (const [engine] of engines) {
    expect(buildParameters(engine, 'signa').join(' ')).toMatch(/--file \S+deploy\/Dockerfile --tag signa /);
    expect(buildParameters(engine, 'signa')).not.toContain('--build-arg');
    expect(buildParameters(engine, 'signa', 'node@sha256:1')).toContain('NODE_IMAGE=node@sha256:1');
  }
});
