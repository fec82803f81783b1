import { describe, expect, test } from 'vitest';
import { isOutOfCharacter } from '@/lib/ai/character/rules';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { LANGUAGES } from '@/lib/language/constants';
import { COMPANIONS } from '@/prisma/seed/companions';
import { writtenWelcome } from './rules';

const CHATS = COMPANIONS.flatMap(({ id, name, suitableForChatTypes }) =>
  suitableForChatTypes.map((chatType) => ({ companionId: id, companionName: name, chatType })),
);
const OF_LANGUAGE = { en: /^[^\u0900-\u097f]+$/, hinglish: /^[^\u0900-\u097f]+$/, hi: /[\u0900-\u097f]/ };

describe.each(LANGUAGES)('a written welcome in %s', (language) => {
  test('is of the companion itself, says that it is an AI, asks one question and keeps to the character', () => {
    for (const chat of CHATS) {
      const [hello = '', question = ''] = writtenWelcome(chat, language);
      expect(hello, chat.companionName).not.toContain('{');
      expect(hello).not.toBe(writtenWelcome({ ...chat, companionId: null }, language)[0]);
      expect(hello).toContain('AI');
      for (const bubble of [hello, question]) {
        expect(bubble).toMatch(OF_LANGUAGE[language]);
        expect(isOutOfCharacter(bubble, chat.companionName), bubble).toBe(false);
      }
      expect(question).toMatch(/\?$/);
    }
  });

  test('names a companion that has none of its own', () => {
    for (const chatType of CHAT_TYPES) {
      const welcome = writtenWelcome(
        { companionId: null, companionName: 'Nobody Known', chatType },
        language,
      );
      expect(welcome[0]).toContain('Nobody Known');
    }
  });
});
