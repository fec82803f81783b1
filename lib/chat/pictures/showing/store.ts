import type { Runner } from '@/lib/kit/scope';
import { PICTURE_MARK } from '../constants';
import type { SentPicture } from '../rules';

/** Messages with the pictures that were sent with them. Costs a statement only where one of them may have one. */
export async function withPictures<Row extends { id: string; sender: string; content: string }>(
  db: Runner,
  rows: Row[],
): Promise<(Row & { picture?: SentPicture })[]> {
  const ids = rows
    .filter(({ sender, content }) => sender === 'user' && content.startsWith(PICTURE_MARK))
    .map(({ id }) => id);
  if (ids.length === 0) return rows;
  const found = await db.prisma.chatPicture.findMany({
    where: { messageId: { in: ids } },
    select: { id: true, width: true, height: true, messageId: true },
  });
  const pictures = new Map(found.map(({ messageId, ...picture }) => [messageId, picture]));
  return rows.map((row) => {
    const picture = pictures.get(row.id);
    return picture ? { ...row, picture } : row;
  });
}
