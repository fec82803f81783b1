import { z } from 'zod';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';
import { UPLOAD_MAX_BYTES } from './constants';

export const uploadPicture = endpoint({
  route: 'POST /api/chat/picture',
  query: z.object({ sessionId: z.guid() }),
  /** The picture itself. What its content type says is not believed. */
  bytes: { max: UPLOAD_MAX_BYTES, type: 'image/' },
  response: z.object({ id: z.guid(), width: z.int(), height: z.int() }),
  words: true,
  limit: { points: 10, perSeconds: 60 },
});

export const getPicture = endpoint({
  route: 'GET /api/chat/picture/{pictureId}',
  params: z.object({ pictureId: z.guid() }),
  file: true,
  response: fileAnswer,
  words: true,
  limit: { points: 240, perSeconds: 60 },
});
