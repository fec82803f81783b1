export { listEnded } from './store';
