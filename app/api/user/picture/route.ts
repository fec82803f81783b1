export { ownPicture as GET } from '@/lib/server/picture';
