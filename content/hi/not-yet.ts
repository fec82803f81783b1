/**
 * Articles that are not in Hindi yet, by slug. Their pages lead to no Hindi page, and the Hindi pages do not name them. Every other article
 * of content/articles has its file in content/hi/articles: the build fails without it.
 */
export const NOT_YET: readonly string[] = [];
