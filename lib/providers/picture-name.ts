const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * What a picture is called where it is kept, the same in a folder as in a bucket, so that the one can be copied into the other. The first folder
 * keeps any other from getting so many files that listing it takes long.
 * @throws Error when the id is none: a name never leads anywhere else
 */
export function pictureName(id: string): string {
  if (!ID.test(id)) throw new Error('A picture has a UUID for a name.');
  return `${id.slice(0, 2)}/${id}.jpg`;
}
