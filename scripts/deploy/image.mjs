import { at } from '../place.mjs';

/** Engines in the order of preference, each with a command that succeeds where it can build. */
export const engines = [
  ['docker', ['info', '--format', '{{.ServerVersion}}']],
  ['podman', ['info']],
  ['buildah', ['--version']],
];

/** `buildah` has no daemon or runtime of its own that isolates. */
const isolation = (engine) => (engine === 'buildah' ? ['--isolation', 'chroot'] : []);

/** Parameters that build deploy/Dockerfile. */
export const buildParameters = (engine, image, base) => [
  'build',
  ...(base ? ['--build-arg', `NODE_IMAGE=${base}`] : []),
  ...isolation(engine),
  ...['--file', at('deploy/Dockerfile'), '--tag', image, at()],
];

/** As deploy/compose.yaml restricts the container. Without other settings, the server serves this machine only. */
const restricted = ['--rm', '--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];

/**
 * Parameters that run a program of the image under the image's user.
 *
 * @param container - a container that `buildah from` made, since buildah runs no images
 */
export const runParameters = (engine, { image, container }, [program, ...given]) =>
  engine === 'buildah'
    ? ['run', ...isolation(engine), '--env', 'HOST=127.0.0.1', container, '--', program, ...given]
    : ['run', ...restricted, '--env', 'HOST=127.0.0.1', '--entrypoint', program, image, ...given];
