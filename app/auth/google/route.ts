export { startSignIn as GET } from '@/lib/server/sign-in';
