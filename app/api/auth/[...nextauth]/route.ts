export {
  unknownCall as DELETE,
  unknownCall as PATCH,
  unknownCall as POST,
  unknownCall as PUT,
} from '@/lib/server/handle';
export { finishSignIn as GET } from '@/lib/server/sign-in';
