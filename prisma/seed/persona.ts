import type { ChatType } from '../../lib/companions/chat-types/constants.ts';

/** What the model is told about a character; docs/companions.md explains each line. */
export interface Persona {
  /** Hindi verbs need it. */
  gender: 'woman' | 'man';
  /** years; every character is an adult */
  age: number;
  city: string;
  /** Says first that the character is an AI, then what it is written as. */
  work: string;
  voice: string;
  likes: string[];
  habits: string;
  /** Signature expressions, used sparingly. */
  phrases: string[];
  limits: string;
  /** Opening lines, at least four. */
  greeting: string[];
}

/** One companion as the seed writes it; the first chat type is the one it leads with. */
export interface SeedCompanion {
  id: string;
  name: string;
  imagePath: string;
  aboutMe: string;
  persona: Persona;
  suitableForChatTypes: [ChatType, ...ChatType[]];
  yearsOfExperience?: number;
  education?: string;
  areaOfExpertise?: string;
  /** 1.0 to 5.0, one decimal */
  rating?: number;
  casesHandled?: number;
}

/** What somebody writes, and the bubbles of the companion's answer. */
export type Example = readonly [theirs: string, ...bubbles: string[]];

/** Lines that follow those of a persona, one for each exchange. */
export const exampleLines = (examples: readonly Example[]): string =>
  examples.map((example) => `Example: ${example.join(' | ')}`).join('\n');

/** The `Key: value` lines of the persona column, in the order the prompts and the docs name them. */
export function personaLines(persona: Persona): string {
  return [
    `Gender: ${persona.gender}`,
    `Age: ${persona.age}`,
    `City: ${persona.city}`,
    `Work: ${persona.work}`,
    `Voice: ${persona.voice}`,
    `Likes: ${persona.likes.join('; ')}`,
    `Habits: ${persona.habits}`,
    `Phrases: ${persona.phrases.join(' | ')}`,
    `Limits: ${persona.limits}`,
    `Greeting: ${persona.greeting.join(' | ')}`,
  ].join('\n');
}
