export { writeNickname } from './store';
