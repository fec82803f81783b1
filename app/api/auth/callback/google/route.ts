export { finishSignIn as GET } from '@/lib/server/sign-in';
