import { notesPage } from '@/lib/server/notes-page';

export const dynamic = 'force-dynamic';
export { notesPage as GET };
