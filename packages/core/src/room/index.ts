export { rooms } from './rooms.js';
export type { Room } from './rooms.js';
